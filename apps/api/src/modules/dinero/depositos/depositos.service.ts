import type { DepositoDeCaja, LoQueHayPorDepositar } from '@colega/contract/dinero';
import { textoDelColegio } from '@colega/contract/mensajes';
import { MEDIOS_DEL_CAJON, type MedioDelCajon } from '@colega/domain/dinero';
import { type Fecha, formatFecha, sumarDias } from '@colega/domain/fechas';
import { Decimal, formatImporte, type Importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { formatMomento } from '../../../hoy.ts';
import { erroresDeCampo, errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import type { Bancos } from '../../colegio/armar-bancos.ts';
import { leerBancos } from '../../colegio/leer-colegio.service.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import { paginacion } from '../../referencias/lista.ts';
import { emparejarOrigen } from '../rendiciones/emparejar.service.ts';
import { leerOrigen } from '../rendiciones/origenes.ts';
import { lockOrigen } from '../rendiciones/rendiciones.repository.ts';
import { asentarDeposito, asentarDepositoDeshecho } from './asentar-deposito.ts';
import {
  countDepositos,
  type FilaDeDeposito,
  findDepositoById,
  findDepositoPorComprobante,
  findDepositos,
  findSaldoDelCajon,
  insertDeposito,
  lockDeposito,
  lockDepositos,
  updateDeposito,
} from './depositos.repository.ts';

/** S-1077: as what the till takes. */
const DIAS_DE_UN_DEPOSITO = 366;

const comoDeposito = (
  { cuando, deshecho_en, motivo, deshizo, ...deposito }: FilaDeDeposito,
  { nombreDe }: Bancos,
): DepositoDeCaja => ({
  ...deposito,
  nombre_del_medio: nombreDeMedio(deposito.medio),
  nombre_del_banco: nombreDe(deposito.banco),
  cuando: cuando.toISOString(),
  deshecho:
    deshecho_en === null || motivo === null || deshizo === null
      ? null
      : { motivo, quien: deshizo, cuando: deshecho_en.toISOString() },
});

export const listarDepositos = async (db: Db, pagina: { page: number; limit: number }) => {
  const { page, limit } = pagina;
  const [filas, total] = await Promise.all([
    findDepositos(db, { limit, offset: (page - 1) * limit }),
    countDepositos(db),
  ]);
  const bancos = await leerBancos(db);
  return { items: filas.map((fila) => comoDeposito(fila, bancos)), pagination: paginacion(total, pagina) };
};

export const leerLoQueHay = async (db: Db, hoy: Fecha): Promise<LoQueHayPorDepositar> => {
  const medios: LoQueHayPorDepositar['medios'] = [];
  for (const medio of MEDIOS_DEL_CAJON)
    medios.push({ medio, nombre: nombreDeMedio(medio), hay: await findSaldoDelCajon(db, medio) });
  return { medios, bancos: (await leerBancos(db)).ofrecidos(hoy) };
};

type PedidoDeDeposito = Momento & {
  autor: Autor;
  medio: MedioDelCajon;
  banco: string;
  importe: Importe;
  /** What the processor of the cards kept. */
  comision?: Importe | undefined;
  dia: Fecha;
  comprobante: string;
  nota?: string | undefined;
};

const comisionDe = ({ comision = '0.00' }: PedidoDeDeposito): Importe => comision;

const exigirBienEscrito = (pedido: PedidoDeDeposito, bancos: Bancos): void => {
  const { medio, banco, importe, dia, comprobante, hoy } = pedido;
  const deMas = medio !== 'tarjeta' && !new Decimal(comisionDe(pedido)).isZero();
  const lejano = dia < sumarDias(hoy, -DIAS_DE_UN_DEPOSITO);
  const problemas = [
    ...bancos.validar(banco, dia),
    ...(new Decimal(importe).isZero() ? [{ codigo: 'deposito_de_nada' as const, campo: 'importe' }] : []),
    ...(deMas ? [{ codigo: 'deposito_sin_comision' as const, campo: 'comision' }] : []),
    ...(dia > hoy ? [{ codigo: 'deposito_futuro' as const, campo: 'dia' }] : []),
    ...(lejano ? [{ codigo: 'caja_fecha_lejana' as const, campo: 'dia', datos: { dias: DIAS_DE_UN_DEPOSITO } }] : []),
    ...(comprobante === '' ? [{ codigo: 'requerido' as const, campo: 'comprobante' }] : []),
  ];
  if (problemas.length > 0) throw invalido(problemas);
};

const exigirComprobanteNuevo = async (trx: Db, pedido: PedidoDeDeposito, { nombreDe }: Bancos): Promise<void> => {
  const otro = await findDepositoPorComprobante(trx, pedido);
  if (!otro) return;
  const datos = {
    ...{ banco: nombreDe(otro.banco), importe: formatImporte(otro.importe) },
    ...{ dia: formatFecha(otro.dia), quien: otro.quien },
  };
  const mensaje = textoDelColegio({ codigo: 'deposito_repetido', datos });
  throw erroresDeCampo([{ campo: 'comprobante', mensaje }], 'deposito_repetido');
};

/** What arrived and what was kept leave together. */
const exigirQueAlcance = async (trx: Db, pedido: PedidoDeDeposito): Promise<void> => {
  const { medio, importe } = pedido;
  const hay = await findSaldoDelCajon(trx, medio);
  if (new Decimal(sumar([importe, comisionDe(pedido)])).lte(hay)) return;
  const soloAmbos = new Decimal(importe).lte(hay);
  const codigo = soloAmbos ? 'deposito_y_comision_de_mas' : 'deposito_de_mas';
  const mensaje = textoDelColegio({ codigo, datos: { medio: nombreDeMedio(medio), hay: formatImporte(hay) } });
  throw erroresDeCampo([{ campo: soloAmbos ? 'comision' : 'importe', mensaje }], codigo);
};

/** The line of its bank's file, which may have come before, finds it at once. */
const emparejarConSuBanco = async (trx: Db, banco: string): Promise<void> => {
  const origen = await leerOrigen(trx, banco);
  if (origen) await emparejarOrigen(trx, origen);
};

/** One at a time, so that two do not take the same money. Throws 422 with what is wrong beside each thing. */
export const anotarDeposito = (db: Db, pedido: PedidoDeDeposito): Promise<{ message: string; id: number }> =>
  enTransaccion(db, async (trx) => {
    const bancos = await leerBancos(trx);
    exigirBienEscrito(pedido, bancos);
    await lockDepositos(trx);
    await exigirComprobanteNuevo(trx, pedido, bancos);
    await exigirQueAlcance(trx, pedido);
    const { autor, ahora, medio, banco, importe, dia, comprobante } = pedido;
    const nota = pedido.nota?.trim() || null;
    const comision = comisionDe(pedido);
    const deposito = { medio, banco, importe, comision, dia, comprobante, nota };
    const id = await insertDeposito(trx, { ...deposito, quien: autor.username, cuando: ahora });
    await asentarDeposito(trx, { id, medio, banco, importe, comision }, ahora);
    await anotarEnAuditoria(
      trx,
      autor,
      ahora,
      { entidad: 'deposito', id },
      { accion: 'anotar_deposito', hasta: deposito },
    );
    await emparejarConSuBanco(trx, banco);
    const datos = {
      ...{ importe: formatImporte(importe), medio: nombreDeMedio(medio) },
      ...{ banco: bancos.nombreDe(banco), comprobante },
    };
    const message = new Decimal(comision).isZero()
      ? textoDelColegio({ codigo: 'deposito_anotado', datos })
      : textoDelColegio({
          codigo: 'deposito_anotado_con_comision',
          datos: { ...datos, comision: formatImporte(comision) },
        });
    return { message, id };
  });

const exigirQueSePueda = ({ rendicion, deshecho_en, deshizo }: FilaDeDeposito): void => {
  if (deshecho_en !== null) {
    const datos = { quien: deshizo ?? '—', cuando: formatMomento(deshecho_en) };
    throw errorHttp(409, 'deposito_ya_deshecho', { datos });
  }
  if (rendicion) throw errorHttp(409, 'deposito_en_rendicion', { datos: { rendicion: rendicion.id } });
};

type PedidoDeDeshacer = Momento & { autor: Autor; id: number; motivo: string };

/** With an entry of its own, so that a day that was closed stays as it was (S-1079). Once. Throws 404, 409, 422. */
export const deshacerDeposito = (db: Db, { id, motivo, autor, ahora }: PedidoDeDeshacer) =>
  enTransaccion(db, async (trx) => {
    if (motivo.trim() === '') throw invalido([{ codigo: 'requerido', campo: 'motivo' }]);
    const leido = await findDepositoById(trx, id);
    if (!leido) throw errorNoEncontrado();
    // No file of its bank finds it meanwhile.
    await lockOrigen(trx, leido.banco);
    const deposito = (await lockDeposito(trx, id)) ?? leido;
    exigirQueSePueda(deposito);
    await updateDeposito(trx, id, { deshecho_en: ahora, motivo: motivo.trim(), deshizo: autor.username });
    await asentarDepositoDeshecho(trx, deposito, ahora);
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'deposito', id }, { accion: 'deshacer_deposito', motivo });
    const volvieron = sumar([deposito.importe, deposito.comision]);
    const datos = { importe: formatImporte(volvieron), medio: nombreDeMedio(deposito.medio) };
    return { message: textoDelColegio({ codigo: 'deposito_deshecho', datos }) };
  });
