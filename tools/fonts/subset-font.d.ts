/** The package has no types of its own, and those of DefinitelyTyped stop before `keepFeatures`. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    /** A variable font's axes, by tag: what is left of each, or where it is fixed. */
    variationAxes: Record<string, { min: number; max: number } | number>;
    /**
     * OpenType features by tag; all others go, with the glyphs that only they reach. Without it all
     * stay.
     */
    keepFeatures?: string[];
    /** Entries of the name table to keep besides the family's own. */
    preserveNameIds: number[];
  }
  /** The font with what the characters of `text` need, as a file of its own. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
