/** Invitations are told once, when a table is set up; until the page is left, we keep them. */
import type { Invite } from "../api/types";

const kept = new Map<string, readonly Invite[]>();

export function keepInvites(table: string, invites: readonly Invite[]): void {
  kept.set(table, invites);
}

export function invitesOf(table: string): readonly Invite[] {
  return kept.get(table) ?? [];
}
