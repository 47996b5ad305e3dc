import { leerDatos } from '../../leer-datos.ts';

type Cobrador = { clave: string; comisiones: { desde: string; por_ciento: string }[] };
const COBRADORES = leerDatos<{ cobradores: Cobrador[] }>('rendiciones.json').cobradores;

/** S-1080, S-1100: what a collector keeps of a payment of that day, by what the college of the demo agreed with it. */
export const comisionDe = (cobrador: string, importe: number, dia: string): number => {
  const suyas = COBRADORES.find(({ clave }) => clave === cobrador)?.comisiones ?? [];
  const centesimos = Math.round(Number(suyas.findLast(({ desde }) => desde <= dia)?.por_ciento ?? 0) * 100);
  return Math.floor((importe * centesimos + 5000) / 10_000);
};
