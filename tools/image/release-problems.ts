import { baseImages, readDockerfile } from './dockerfile.ts';

/** Why images must not be released as they would be built now. */
export function releaseProblems(dockerfile: string): string[] {
  return baseImages(readDockerfile(dockerfile))
    .filter(({ isPinned }) => !isPinned)
    .map(
      ({ stage, image, unpinned }) =>
        `Dockerfile: stage "${stage}" is built on ${image}, which has no digest (${unpinned ?? 'no reason given'})`,
    );
}
