/** CER-001. */
export const TIPOS_DE_CERTIFICADO = ['caie', 'caie_er', 't1r', 't1g', 'eig', 'anexa_in_situ'] as const;
export type TipoDeCertificado = (typeof TIPOS_DE_CERTIFICADO)[number];

/** OPN-103: it is the type's key, written together, but for the annex. */
export const tramoDeTipo = (type: TipoDeCertificado): string =>
  type === 'anexa_in_situ' ? 'insitu' : type.replaceAll('_', '');
export const tipoDelTramo = (tramo: string): TipoDeCertificado | null =>
  TIPOS_DE_CERTIFICADO.find((type) => tramoDeTipo(type) === tramo) ?? null;

export type TipoQueSeEmite = Exclude<TipoDeCertificado, 'anexa_in_situ'>;
export const TIPOS_QUE_SE_EMITEN = TIPOS_DE_CERTIFICADO.filter((type) => type !== 'anexa_in_situ');

/** DET-042: a certificate is annulled, never edited; only the annex's data may be corrected. */
export const ESTADOS_DE_CERTIFICADO = ['confirmado', 'anulado'] as const;
export type EstadoDeCertificado = (typeof ESTADOS_DE_CERTIFICADO)[number];

/** The college's data say which rubros may issue it, and whether an In situ annex may refer to it. */
export type DatosDeTipo = {
  type: TipoDeCertificado;
  nombre: string;
  /** OPN-104. */
  rubros: readonly string[];
  in_situ: boolean;
};

/** CER-006: empty when the rubro issues none. */
export const tiposDelRubro = <T extends DatosDeTipo>(tipos: readonly T[], rubro: string): T[] =>
  tipos.filter(({ rubros }) => rubros.includes(rubro));

/** `T1G-2026-000012`: the sequence has no gaps within its type and year (docs/reference/rules.md#states). */
export const numeroDeCertificado = (type: TipoDeCertificado, anio: number, secuencia: number): string =>
  `${type.replaceAll('_', '').toUpperCase()}-${anio}-${String(secuencia).padStart(6, '0')}`;
