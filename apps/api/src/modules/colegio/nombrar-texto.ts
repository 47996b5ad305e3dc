import type { Evento } from '@colega/domain/avisos';
import { TIPOS_DE_CERTIFICADO, type TipoDeCertificado } from '@colega/domain/certificados';
import {
  type CasoDeApertura,
  type ClaveDeTexto,
  claveDeFirma,
  claveDeLeyenda,
  PAPELES_CON_FIRMA,
  PAPELES_CON_LEYENDA,
  type PapelConLeyenda,
  type ParteDeCarta,
  parteDeCarta,
  type TEXTOS_COMUNES,
} from '@colega/domain/colegio';
import { AVISOS } from '../avisos/textos-de-avisos.ts';

const armarPorTipo = (nombreDe: (tipo: TipoDeCertificado) => string) =>
  Object.fromEntries(TIPOS_DE_CERTIFICADO.map((tipo) => [tipo, nombreDe(tipo)])) as Record<TipoDeCertificado, string>;

const COMUNES: Readonly<Record<(typeof TEXTOS_COMUNES)[number], string>> = {
  saludo_de_cartas: 'Cómo saludan las cartas',
  despedida_de_cartas: 'Cómo terminan las cartas',
  pie_de_cartas: 'Al pie de las cartas',
  pie_de_papeles: 'Al pie de los papeles',
};
const PAPELES: Readonly<Record<PapelConLeyenda, string>> = {
  cupon: 'del cupón de pago',
  recibo: 'del recibo',
  presupuesto: 'del presupuesto',
  planilla: 'de la planilla de cálculo',
  cvd: 'del certificado de visado',
  // As its numbers call each.
  ...armarPorTipo((tipo) => `del certificado ${tipo.replaceAll('_', ' ').toUpperCase()}`),
  credencial: 'de la credencial',
  resumen_anual: 'del resumen anual de cuenta',
  cierre: 'del cierre del día',
};
const PARTES: Readonly<Record<ParteDeCarta, string>> = {
  asunto: 'Asunto',
  apertura: 'Cómo empieza',
  cierre: 'Cómo termina',
  motivo: 'Por qué llega',
};
const CASOS: Readonly<Record<CasoDeApertura, string>> = {
  quitado: 'si lo quitó el Colegio',
  reapertura: 'si se vuelve a abrir una observación',
  sin_recibo: 'si todavía no hay recibo',
  en_caja: 'si se pagó en la caja',
  varios: 'si son varias cosas',
};

type Nombrado = {
  nombre: string;
  /** Of a letter: which one, and what this is of it. */
  carta: { evento: Evento; nombre: string; parte: string } | null;
};

const NOMBRES: Readonly<Record<string, string>> = {
  ...COMUNES,
  ...Object.fromEntries(PAPELES_CON_LEYENDA.map((papel) => [claveDeLeyenda(papel), `Leyenda ${PAPELES[papel]}`])),
  ...Object.fromEntries(PAPELES_CON_FIRMA.map((papel) => [claveDeFirma(papel), `Firma ${PAPELES[papel]}`])),
};

/** As whoever edits it reads it. */
export const nombrarTexto = (clave: ClaveDeTexto): Nombrado => {
  const suya = parteDeCarta(clave);
  if (!suya) return { nombre: NOMBRES[clave] ?? clave, carta: null };
  const { evento, caso } = suya;
  const { nombre } = AVISOS[evento];
  const parte = caso === null ? PARTES[suya.parte] : `${PARTES[suya.parte]}, ${CASOS[caso]}`;
  return { nombre: `${parte}: ${nombre}`, carta: { evento, nombre, parte } };
};
