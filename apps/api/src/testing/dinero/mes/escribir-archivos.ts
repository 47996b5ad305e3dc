import type { AzarDelMes } from './azar.ts';
import { type DepositosDelMes, depositosDelMes } from './depositos-del-mes.ts';
import {
  type ArchivoDelMes,
  FALLAS_DE_ARCHIVO,
  type MesEscrito,
  PARTE_CON_FALLA,
  type PropiaDelRenglon,
  type RenglonDelMes,
} from './mes-escrito.ts';
import type { PlumaDelMes } from './pluma.ts';
import { renglonesDeLink, renglonesDeSiro } from './renglones-de-cobradores.ts';
import { renglonesDelBanco } from './renglones-del-banco.ts';
import { sembrarFallas } from './sembrar-fallas.ts';

/** Each kind in 2 % of the files of each, one at least. */
const sembrarEnArchivos = (azar: AzarDelMes, archivos: readonly ArchivoDelMes[]): void => {
  for (const falla of FALLAS_DE_ARCHIVO)
    for (const archivo of azar.partes(archivos, PARTE_CON_FALLA)) archivo.fallas.push(falla);
};

const NO_SALIO: PropiaDelRenglon = { porque: 'no_salio', alLeer: 'falta_alla', alFinal: 'falta_alla' };

/** Every file of the month as it is read, with what goes wrong in it; the bank's has what reached it of the others. */
export const escribirArchivos = (
  pluma: PlumaDelMes,
  mes: MesEscrito,
): { archivos: ArchivoDelMes[]; depositos: DepositosDelMes } => {
  const { azar, dias } = pluma;
  const devueltos = new Set(mes.devoluciones.map(({ cupon }) => cupon.indice));
  const deCada = (origen: ArchivoDelMes['origen'], renglonesDe: (dia: number) => RenglonDelMes[]) => {
    const limpios = Array.from({ length: dias }, (_, dia) => ({ origen, dia, renglones: renglonesDe(dia) }));
    const conRenglones = limpios.filter(({ renglones }) => renglones.length > 0);
    return sembrarFallas(pluma, origen, conRenglones);
  };
  const siro = deCada('siro', (dia) => renglonesDeSiro(mes, dia, devueltos));
  const link = deCada('redLink', (dia) => renglonesDeLink(mes, dia, devueltos));
  const deCobradores = [
    ...siro.map((uno) => Object.assign(uno, { origen: 'siro' as const })),
    ...link.map((uno) => Object.assign(uno, { origen: 'redLink' as const })),
  ];
  const depositos = depositosDelMes(pluma, mes, deCobradores);
  const banco = deCada('provincia', (dia) => renglonesDelBanco(mes, dia, { azar, devueltos, depositos }));
  for (const { dia, cupon } of mes.devoluciones.filter(({ falla }) => falla === 'no_salio'))
    banco
      .find((uno) => uno.dia === dia)
      ?.esperas.push({ donde: { cupon: cupon.indice, importe: -cupon.importe }, ...NO_SALIO });
  for (const suyos of [siro, link, banco]) sembrarEnArchivos(azar, suyos);
  return { archivos: [...siro, ...link, ...banco], depositos };
};
