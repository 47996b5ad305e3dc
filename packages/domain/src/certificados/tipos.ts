/** CER-001. */
export const TIPOS_DE_CERTIFICADO = ['caie', 'caie_er', 't1r', 't1g', 'eig', 'anexa_in_situ'] as const;
export type TipoDeCertificado = (typeof TIPOS_DE_CERTIFICADO)[number];

/** OPN-103: the last part of a form's address: the type's key, written together, but for the annex. */
export const tramoDeTipo = (type: TipoDeCertificado): string =>
  type === 'anexa_in_situ' ? 'insitu' : type.replaceAll('_', '');
export const tipoDelTramo = (tramo: string): TipoDeCertificado | null =>
  TIPOS_DE_CERTIFICADO.find((type) => tramoDeTipo(type) === tramo) ?? null;

/** An annex is kept, and corrected, by a call of its own. */
export type TipoQueSeEmite = Exclude<TipoDeCertificado, 'anexa_in_situ'>;
export const TIPOS_QUE_SE_EMITEN = TIPOS_DE_CERTIFICADO.filter((type) => type !== 'anexa_in_situ');

/** Two states, and one way only: a certificate is annulled, never edited (DET-042); the annex's data may be corrected. */
export const ESTADOS_DE_CERTIFICADO = ['confirmado', 'anulado'] as const;
export type EstadoDeCertificado = (typeof ESTADOS_DE_CERTIFICADO)[number];

/** A type as the college's data describe it: which rubros may issue it, and whether an In situ annex may refer to it. */
export type DatosDeTipo = {
  type: TipoDeCertificado;
  nombre: string;
  /** Keys of rubros (OPN-104). */
  rubros: readonly string[];
  in_situ: boolean;
};

/** CER-006: what the chooser offers for a file; empty when its rubro issues none. */
export const tiposDelRubro = <T extends DatosDeTipo>(tipos: readonly T[], rubro: string): T[] =>
  tipos.filter(({ rubros }) => rubros.includes(rubro));

/** `T1G-2026-000012`: type, year and a sequence without gaps in them (docs/reference/rules.md#states). */
export const numeroDeCertificado = (type: TipoDeCertificado, anio: number, secuencia: number): string =>
  `${type.replaceAll('_', '').toUpperCase()}-${anio}-${String(secuencia).padStart(6, '0')}`;
