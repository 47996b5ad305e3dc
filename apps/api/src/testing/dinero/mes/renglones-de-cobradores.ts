import { enElDia, fechaDelMes } from './fecha-del-mes.ts';
import type { Centavos, MesEscrito, PagoPorCodigo, PropiaDelRenglon, RenglonDelMes } from './mes-escrito.ts';

/** S-1080: what each collector keeps of a payment, in hundredths of one per cent. */
const ACORDADO = { siro: 200, redLink: 150 } as const;
export const comisionAcordada = (origen: keyof typeof ACORDADO, importe: Centavos): Centavos =>
  Math.floor((importe * ACORDADO[origen] + 5000) / 10_000);

export const COINCIDE: PropiaDelRenglon = { porque: 'coincide', alLeer: null, alFinal: null };
const REFUTADO: PropiaDelRenglon = { porque: 'contracargo', alLeer: 'deshecho_aca', alFinal: 'deshecho_aca' };
/** Its file says it a day before its list does: the college enters it. */
const SIN_AVISAR: PropiaDelRenglon = { porque: 'la_lista_no_lo_trajo', alLeer: 'falta_aca', alFinal: null };

export const crearRenglon = (cambios: Partial<RenglonDelMes>): RenglonDelMes => ({
  ...{ dia: '', acreditacion: null, importe: 0, comision: 0, numero: '', cupones: [], boletaAjena: null },
  ...{ canal: 'PF', detalle: '', reversa: false, propia: null, repite: false, ...cambios },
});

const propiaEnSiro = ({ contracargo, sinAvisar }: PagoPorCodigo): PropiaDelRenglon | null => {
  if (contracargo) return REFUTADO;
  return sinAvisar ? SIN_AVISAR : null;
};

/** SIRO lists the codes of Red Link too, and it is Link that deposits them. What was given back is written well. */
export const renglonesDeSiro = (mes: MesEscrito, dia: number, devueltos: ReadonlySet<number>): RenglonDelMes[] =>
  enElDia(mes.porCodigo, dia).map((pago) => {
    const { cupon, medio, numero } = pago;
    const deLink = medio === 'redLink';
    return crearRenglon({
      ...{ dia: fechaDelMes(dia), importe: cupon.importe, numero, cupones: [cupon.indice] },
      ...{ canal: deLink ? 'LK' : 'PF', acreditacion: deLink ? null : fechaDelMes(dia + 1) },
      propia: propiaEnSiro(pago) ?? (devueltos.has(cupon.indice) ? COINCIDE : null),
    });
  });

/** One that its holder refused is undone in the same file. */
export const renglonesDeLink = (mes: MesEscrito, dia: number, devueltos: ReadonlySet<number>): RenglonDelMes[] =>
  enElDia(mes.porCodigo, dia)
    .filter(({ medio }) => medio === 'redLink')
    .flatMap(({ cupon: { importe, indice }, numeroDeLink: numero, contracargo }) => {
      const renglon = crearRenglon({
        ...{ dia: fechaDelMes(dia), acreditacion: fechaDelMes(dia + 1), importe, numero, cupones: [indice] },
        ...{ canal: 'LK', comision: comisionAcordada('redLink', importe) },
        propia: contracargo || devueltos.has(indice) ? COINCIDE : null,
      });
      const reversa = { ...renglon, comision: 0, numero: `3${numero}`, reversa: true };
      return contracargo ? [renglon, reversa] : [renglon];
    });
