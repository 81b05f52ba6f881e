/** The server returns invitations only when a table is set up; keep them until the page is left. */
import type { Invite } from "../api/types";

const kept = new Map<string, readonly Invite[]>();

export function keepInvites(table: string, invites: readonly Invite[]): void {
  kept.set(table, invites);
}

export function invitesOf(table: string): readonly Invite[] {
  return kept.get(table) ?? [];
}
