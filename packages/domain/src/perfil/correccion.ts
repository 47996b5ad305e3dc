import type { Fecha } from '../fechas/index.ts';
import type { Problema } from '../resultado/index.ts';
import { esCorreo, esPersonaConCuit } from './alta.ts';
import type { CodigoDePerfil } from './codigos.ts';

export type Telefono = { codigo_area: string; numero: string; tipo_contacto: string };

export type DatosDePersona = {
  apellido: string;
  nombre: string;
  /** Its eleven digits. */
  cuit: string;
  email: string;
  nacionalidad: string | null;
  genero: string | null;
  fecha_nacimiento: Fecha | null;
  domicilio_calle: string | null;
  domicilio_numero: string | null;
  domicilio_piso: string | null;
  domicilio_departamento: string | null;
  domicilio_localidad_id: number | null;
  legal_calle: string | null;
  legal_numero: string | null;
  legal_piso: string | null;
  legal_departamento: string | null;
  legal_localidad_id: number | null;
  telefonos: readonly Telefono[];
  distrito_id: number;
  verificado: boolean;
};
export type Correccion = Partial<DatosDePersona>;

const esIgual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const cambiosDe = (antes: DatosDePersona, correccion: Correccion): { desde: Correccion; hasta: Correccion } => {
  const campos = (Object.keys(correccion) as (keyof DatosDePersona)[]).filter(
    (campo) => correccion[campo] !== undefined && !esIgual(antes[campo], correccion[campo]),
  );
  const de = (datos: Correccion): Correccion => Object.fromEntries(campos.map((campo) => [campo, datos[campo]]));
  return { desde: de(antes), hasta: de(correccion) };
};

/** An address is whole or absent: street, number and locality come together. */
const domicilioIncompleto = (datos: DatosDePersona, cual: 'domicilio' | 'legal'): Problema<CodigoDePerfil>[] => {
  const partes = ['calle', 'numero', 'localidad_id'] as const;
  const faltan = partes.filter((parte) => datos[`${cual}_${parte}`] === null);
  if (faltan.length === partes.length) return [];
  return faltan.map((parte) => ({ codigo: 'dato_requerido', campo: `${cual}_${parte}` }));
};

/** S-416. */
const EDADES = { minima: 17, maxima: 110 } as const;
const aniosAtras = (hoy: Fecha, anios: number): Fecha => `${Number(hoy.slice(0, 4)) - anios}${hoy.slice(4)}`;

/** An address is judged only if something of it was touched. */
export const validarDatosDePersona = (
  datos: DatosDePersona,
  correccion: Correccion,
  hoy: Fecha,
): Problema<CodigoDePerfil>[] => {
  const problemas: Problema<CodigoDePerfil>[] = [];
  for (const campo of ['apellido', 'nombre'] as const)
    if (datos[campo].trim() === '') problemas.push({ codigo: 'dato_requerido', campo });
  if (!esPersonaConCuit(datos.cuit)) problemas.push({ codigo: 'cuit_con_digito_equivocado', campo: 'cuit' });
  if (!esCorreo(datos.email)) problemas.push({ codigo: 'correo_invalido', campo: 'email' });
  for (const cual of ['domicilio', 'legal'] as const)
    if (Object.keys(correccion).some((campo) => campo.startsWith(`${cual}_`)))
      problemas.push(...domicilioIncompleto(datos, cual));
  const { fecha_nacimiento: nacio } = correccion;
  if (nacio && (nacio > aniosAtras(hoy, EDADES.minima) || nacio < aniosAtras(hoy, EDADES.maxima)))
    problemas.push({ codigo: 'nacimiento_imposible', campo: 'fecha_nacimiento' });
  return problemas;
};

export type LoQueSeImprime = { domicilio: boolean; institucion: boolean; titulo: boolean };
export type FaltanteDePapel = keyof LoQueSeImprime;

/** S-417: the college has not loaded these yet, and a certificate cannot go without them. */
export const faltaParaCertificar = (datos: LoQueSeImprime): FaltanteDePapel[] =>
  (['domicilio', 'titulo', 'institucion'] as const).filter((dato) => !datos[dato]);
