import { shrinkPhoto } from '../../lib/shrink-photo.ts';

/** The longer side of what is sent, px: more than any screen of ours draws, and a tenth of a phone's own photo. */
const LONGEST_SIDE = 1800;

/** A chosen file as the photograph of an ad, or of its deed. */
export const shrinkAdPhoto = (file: Blob) => shrinkPhoto(file, LONGEST_SIDE);
