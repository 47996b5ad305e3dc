/** Named, so that a definition is plain data: what a text must look like. The rules are those of validacion (VAL). */
export type ReglaDeTexto = 'digitos_y_separadores';
export type ReglaDeNumero =
  | 'seis_digitos'
  | 'seis_digitos_sin_separadores'
  | 'ocho_digitos'
  | 'entero'
  | 'anio'
  | 'nueve_decimales';

type Comun = {
  /** Where the value travels in the payload (`titular.domicilio`); names the field everywhere. */
  ruta: string;
  etiqueta: string;
  /** Of the input, where the specification gives one of its own (CER-023). */
  nombre?: string;
  opcional?: true;
  ayuda?: string;
  unidad?: string;
};

export type Opcion<V extends string | number = string | number> = { valor: V; etiqueta: string };

export type CampoSiNo = Comun & { tipo: 'si_no'; mensaje?: 'opcion_requerida' };
export type CampoDeOpcion = Comun & { tipo: 'opcion'; opciones: readonly Opcion[] };
export type CampoDeNumero = Comun & {
  tipo: 'numero';
  regla: ReglaDeNumero;
  maximo?: number;
  /** Zero of it is not a measure: there would be nothing to certify (S-405). */
  positivo?: true;
};
export type CampoDeTexto = Comun & { tipo: 'texto'; largo: number; regla?: ReglaDeTexto; parrafo?: true };
/** One of the file's, chosen by its id; or a locality; or another certificate; or an uploaded image. */
export type CampoDeId = Comun & { tipo: 'titular' | 'inmueble' | 'localidad' | 'certificado' | 'foto' };

export type CampoCertificado = CampoSiNo | CampoDeOpcion | CampoDeNumero | CampoDeTexto | CampoDeId;

export type GrupoDeCampos = { titulo?: string; campos: readonly CampoCertificado[] };
/** A screen of a wizard, and a block of the printed form. */
export type PasoDeCertificado = { id: string; titulo: string; grupos: readonly GrupoDeCampos[] };

/** Of a definition with its values: text as typed for numbers and texts, an id, an option's value, a yes or no. */
export type Valor = string | number | boolean | null;
export type Valores = Readonly<Record<string, Valor | undefined>>;

export const camposDelPaso = ({ grupos }: PasoDeCertificado): CampoCertificado[] =>
  grupos.flatMap(({ campos }) => campos);

export const siNo = (ruta: string, etiqueta: string, extra: Partial<CampoSiNo> = {}): CampoSiNo => ({
  tipo: 'si_no',
  ruta,
  etiqueta,
  ...extra,
});
export const opcion = (
  ruta: string,
  etiqueta: string,
  opciones: readonly Opcion[],
  extra: Partial<CampoDeOpcion> = {},
): CampoDeOpcion => ({ tipo: 'opcion', ruta, etiqueta, opciones, ...extra });
export const numero = (
  ruta: string,
  etiqueta: string,
  regla: ReglaDeNumero,
  extra: Partial<CampoDeNumero> = {},
): CampoDeNumero => ({ tipo: 'numero', ruta, etiqueta, regla, ...extra });
export const texto = (
  ruta: string,
  etiqueta: string,
  largo: number,
  extra: Partial<CampoDeTexto> = {},
): CampoDeTexto => ({ tipo: 'texto', ruta, etiqueta, largo, ...extra });
