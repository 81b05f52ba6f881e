/** The file of licences that the build writes; see `notices.ts` in `web/`. */
const ADDRESS = "third-party-notices.txt";

export async function readNotices(): Promise<string> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`${ADDRESS}: ${response.status}`);
  return response.text();
}
