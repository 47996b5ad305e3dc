import { EVENTOS } from '@colega/domain/avisos';
import { TIPOS_DE_CERTIFICADO, type TipoDeCertificado } from '@colega/domain/certificados';
import {
  type ClaveDeTexto,
  claveDeLeyenda,
  PAPELES_CON_LEYENDA,
  type PapelConLeyenda,
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
const PARTES = { asunto: 'Asunto de la carta', motivo: 'Por qué llega la carta' } as const;

const NOMBRES = {
  ...COMUNES,
  ...Object.fromEntries(PAPELES_CON_LEYENDA.map((papel) => [claveDeLeyenda(papel), `Leyenda ${PAPELES[papel]}`])),
  ...Object.fromEntries(
    EVENTOS.flatMap((evento) =>
      (['asunto', 'motivo'] as const).map((parte) => [
        `${parte}.${evento}`,
        `${PARTES[parte]}: ${AVISOS[evento].nombre}`,
      ]),
    ),
  ),
} as Readonly<Record<ClaveDeTexto, string>>;

/** As whoever edits it reads it. */
export const nombreDeTexto = (clave: ClaveDeTexto): string => NOMBRES[clave];
