import { enElDia, fechaDelMes, siguienteHabil } from './fecha-del-mes.ts';
import {
  type Centavos,
  type CobradorDelMes,
  type MesEscrito,
  NUMERO_DE_SU_RED,
  type PagoEnLinea,
  type PagoPorCodigo,
  type PropiaDelRenglon,
  type RenglonDelMes,
} from './mes-escrito.ts';

/** S-1080, S-1100: what each collector keeps of a payment, in hundredths of one per cent. */
const ACORDADO: Readonly<Record<CobradorDelMes, number>> = { siro: 200, redLink: 150, sipago: 300, net_pagos: 250 };
export const comisionAcordada = (cobrador: CobradorDelMes, importe: Centavos): Centavos =>
  Math.floor((importe * ACORDADO[cobrador] + 5000) / 10_000);

/** How SIRO calls where it was paid. */
export const MEDIOS_DE_CANAL: Readonly<Record<string, string>> = { PF: 'codigo_barra', BPD: 'online', LK: 'redLink' };

export const COINCIDE: PropiaDelRenglon = { porque: 'coincide', alLeer: null, alFinal: null };
const REFUTADO: PropiaDelRenglon = { porque: 'contracargo', alLeer: 'deshecho_aca', alFinal: 'deshecho_aca' };
/** Its file says it a day before its list does: the college enters it. */
const SIN_AVISAR: PropiaDelRenglon = { porque: 'la_lista_no_lo_trajo', alLeer: 'falta_aca', alFinal: null };
/** Link's file, which is read after it, undoes it; the college undoes it too. */
const DESHECHO_ALLA: PropiaDelRenglon = { porque: 'reversa_desconocida', alLeer: null, alFinal: 'deshecho_aca' };
const REVERSA: PropiaDelRenglon = { porque: 'reversa_desconocida', alLeer: 'deshecho_alla', alFinal: null };

export const crearRenglon = (cambios: Partial<RenglonDelMes>): RenglonDelMes => ({
  ...{ dia: '', acreditacion: null, importe: 0, comision: 0, numero: '', cupones: [], boletaAjena: null },
  ...{ canal: 'PF', detalle: '', reversa: false, propia: null, repite: false },
  ...{ propio: cambios.importe ?? 0, ...cambios },
});

const propiaEnSiro = ({ contracargo, sinAvisar, deshechoAlla }: PagoPorCodigo): PropiaDelRenglon | null => {
  if (contracargo) return REFUTADO;
  if (deshechoAlla) return DESHECHO_ALLA;
  return sinAvisar ? SIN_AVISAR : null;
};

/** On the day after, it went back. */
const propiaDeLaPagina = ({ luego }: PagoEnLinea): PropiaDelRenglon | null =>
  luego && { porque: luego, alLeer: null, alFinal: 'deshecho_aca' };

const porCupon = (uno: RenglonDelMes, otro: RenglonDelMes): number => (uno.cupones[0] ?? 0) - (otro.cupones[0] ?? 0);

/** SIRO lists the codes of Red Link too, and it is Link that deposits them. What was given back is written well. */
export const renglonesDeSiro = (mes: MesEscrito, dia: number, devueltos: ReadonlySet<number>): RenglonDelMes[] =>
  [
    ...enElDia(mes.porCodigo, dia).map((pago) => {
      const { cupon, medio } = pago;
      const deLink = medio === 'redLink';
      return crearRenglon({
        ...{ dia: fechaDelMes(dia), importe: cupon.importe, numero: NUMERO_DE_SU_RED, cupones: [cupon.indice] },
        ...{ canal: deLink ? 'LK' : 'PF', acreditacion: deLink ? null : fechaDelMes(siguienteHabil(dia)) },
        propia: propiaEnSiro(pago) ?? (devueltos.has(cupon.indice) ? COINCIDE : null),
      });
    }),
    ...enElDia(mes.enLinea, dia)
      .filter(({ medio, cobrado }) => medio === 'online' && cobrado > 0)
      .map((pago) =>
        crearRenglon({
          ...{ dia: fechaDelMes(dia), importe: pago.cobrado, numero: NUMERO_DE_SU_RED, cupones: [pago.cupon.indice] },
          ...{ canal: 'BPD', acreditacion: fechaDelMes(siguienteHabil(dia)), propia: propiaDeLaPagina(pago) },
        }),
      ),
  ].sort(porCupon);

/** What it undid is undone in the same file. */
export const renglonesDeLink = (mes: MesEscrito, dia: number, devueltos: ReadonlySet<number>): RenglonDelMes[] =>
  enElDia(mes.porCodigo, dia)
    .filter(({ medio }) => medio === 'redLink')
    .flatMap(({ cupon: { importe, indice }, deshechoAlla }) => {
      const renglon = crearRenglon({
        ...{
          dia: fechaDelMes(dia),
          acreditacion: fechaDelMes(siguienteHabil(dia)),
          importe,
          numero: NUMERO_DE_SU_RED,
          cupones: [indice],
        },
        ...{ canal: 'LK', comision: comisionAcordada('redLink', importe) },
        propia: deshechoAlla || devueltos.has(indice) ? COINCIDE : null,
      });
      return deshechoAlla ? [renglon, { ...renglon, comision: 0, reversa: true, propia: REVERSA }] : [renglon];
    })
    .sort(porCupon);
