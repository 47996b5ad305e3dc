import type { ItemDelMes } from './cotejar.ts';
import { fechaDelMes } from './fecha-del-mes.ts';
import { DEL_BANCO, enPesos } from './libro-del-mes.ts';
import type { ArchivoDelMes, Centavos } from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';
import { PRIMERA_LINEA } from './sembrar-fallas.ts';

/** What the bank has and the books have not, or the other way round: each with its reason. */
type PartidaDelBanco = ItemDelMes & { que: string; importe: Centavos };
export type ExtractoDelMes = { banco: string; extracto: string; libro: string; partidas: PartidaDelBanco[] };

const partidasDe = (obra: ObraDelMes, { dia, renglones, esperas }: ArchivoDelMes): PartidaDelBanco[] =>
  esperas.flatMap(({ donde, porque: que }) => {
    const suDia = fechaDelMes(dia);
    if ('cupon' in donde) {
      // The same transfer, by another number, is there.
      if (que === 'otro_numero') return [];
      const numero = `cupón ${obra.emitido(donde.cupon).boleta}`;
      return [{ que, numero, importe: -donde.importe, dia: suDia }];
    }
    const renglon = renglones[donde.linea - PRIMERA_LINEA.provincia];
    if (!renglon || renglon.importe === renglon.propio) return [];
    const numero = `línea ${donde.linea}, ${renglon.numero || renglon.detalle}`;
    return [{ que, numero, importe: renglon.importe - renglon.propio, dia: suDia }];
  });

/** All that the bank says that it moved, beside its account in the books: what is between them is told one by one. */
export const conciliarElBanco = (obra: ObraDelMes, archivos: readonly ArchivoDelMes[]): ExtractoDelMes => {
  const suyos = archivos.filter(({ origen }) => origen === 'provincia');
  const movido = suyos.flatMap(({ renglones }) => renglones).reduce((suma, { importe }) => suma + importe, 0);
  // Of a line of several coupons, the first has its amount.
  const partidas = suyos.flatMap((archivo) => partidasDe(obra, archivo)).filter(({ importe }) => importe !== 0);
  return {
    banco: 'provincia',
    extracto: enPesos(movido),
    libro: enPesos(obra.libro.cuentas().get(DEL_BANCO) ?? 0),
    partidas,
  };
};

export const problemasDelExtracto = ({ banco, extracto, libro, partidas }: ExtractoDelMes): string[] => {
  const aCentavos = (pesos: string): Centavos => Number(pesos.replace('.', ''));
  const deMas = partidas.reduce((suma, { importe }) => suma + importe, 0);
  const quedan = aCentavos(extracto) - aCentavos(libro) - deMas;
  return quedan === 0 ? [] : [`${banco}: el extracto y el libro difieren en ${enPesos(quedan)} que nadie explica`];
};
