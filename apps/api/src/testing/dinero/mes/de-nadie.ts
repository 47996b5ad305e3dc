import {
  anotarSinIdentificar,
  dejarAFavorDe,
  devolverCobro,
  identificarCobro,
} from '../../../modules/dinero/colegio/cobros-sin-cupon.service.ts';
import { DEL_BANCO, enPesos } from './libro-del-mes.ts';
import type { TransferenciaDeNadie } from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';
import type { PlumaDelMes } from './pluma.ts';

const DESTINOS = ['cupon', 'a_favor', 'devuelta', 'queda'] as const;
const DE_NADIE = 80;
const DE_VUELTA = 90;

/** The first ones have each end once. */
export const escribirDeNadie = (pluma: PlumaDelMes, dia: number, vez: number): TransferenciaDeNadie => {
  const cupon = pluma.cupon(dia);
  const destino = DESTINOS[vez] ?? pluma.azar.unoDe(DESTINOS);
  return {
    ...{
      cupon,
      destino,
      anotada: vez % 2 === 1,
      numero: pluma.numero(DE_NADIE),
      numeroDeVuelta: pluma.numero(DE_VUELTA),
    },
    importe: destino === 'cupon' ? cupon.importe : pluma.importes(100_000, 9_000_000),
  };
};

/** The clerk who sees a transfer at the bank's page before its file comes. */
export const anotarLoDeNadie = async (obra: ObraDelMes, { importe, numero }: TransferenciaDeNadie): Promise<void> => {
  const { s, tesorera: autor } = obra;
  const ahora = s.prueba.ahora();
  const pago = { medio: 'transferencia' as const, banco: 'provincia', importe: enPesos(importe), comprobante: numero };
  await anotarSinIdentificar(s.db, { autor, ahora, fecha_pago: ahora, ...pago });
};

const alCupon = async (obra: ObraDelMes, una: TransferenciaDeNadie, cobranza: number): Promise<void> => {
  const { boleta: numero_boleta, cuit } = obra.emitido(una.cupon.indice);
  const { s, tesorera: autor } = obra;
  const resolucion = { autor, motivo: 'Mandó su comprobante', ahora: s.prueba.ahora() };
  if (una.destino === 'cupon') await identificarCobro(s.db, cobranza, { ...resolucion, numero_boleta });
  else await dejarAFavorDe(s.db, cobranza, { ...resolucion, cuit });
};

/** Once its bank told it. What goes back does so on the next day. */
export const decidirLoDeNadie = async (
  obra: ObraDelMes,
  una: TransferenciaDeNadie,
  cobranza: number,
): Promise<void> => {
  const { libro } = obra;
  const { importe, destino, cupon } = una;
  libro.mover(cupon.dia, { [DEL_BANCO]: importe, sin_identificar: -importe });
  if (destino !== 'cupon' && destino !== 'a_favor') return;
  await alCupon(obra, una, cobranza);
  libro.mover(cupon.dia, { sin_identificar: importe, [destino === 'cupon' ? 'deudores' : 'creditos']: -importe });
};

export const devolverLoDeNadie = async (
  obra: ObraDelMes,
  una: TransferenciaDeNadie,
  cobranza: number,
): Promise<void> => {
  const { s, tesorera: autor, libro } = obra;
  const resolucion = { autor, motivo: 'No era para nosotros', ahora: s.prueba.ahora() };
  await devolverCobro(s.db, cobranza, { ...resolucion, comprobante: una.numeroDeVuelta, banco: 'provincia' });
  libro.mover(una.cupon.dia + 1, { sin_identificar: una.importe, [DEL_BANCO]: -una.importe });
};
