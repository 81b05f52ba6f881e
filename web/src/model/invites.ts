/** Keeps invitations in memory: the server returns them only when a table is set up. */
import type { Invite } from "../api/types";

const kept = new Map<string, readonly Invite[]>();

export function keepInvites(table: string, invites: readonly Invite[]): void {
  kept.set(table, invites);
}

export function invitesOf(table: string): readonly Invite[] {
  return kept.get(table) ?? [];
}
