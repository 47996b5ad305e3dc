import { textoDelColegio } from '@colega/contract/mensajes';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import { Decimal, formatImporte, type Importe, importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { type Cobrador, leerClavesDeBancos, leerCobrador, nombreDeCobrador } from '../rendiciones/origenes.ts';
import { lockOrigen } from '../rendiciones/rendiciones.repository.ts';
import { insertAcreditacion, lockAcreditaciones, type ParteDeUnDia } from './acreditaciones.repository.ts';
import { asentarAcreditacion } from './asentar-acreditacion.ts';
import { type DiaPorAceptar, leerDiasDeCobrador } from './dias-de-cobrador.service.ts';

type DiaVisto = { cobrador: string; dia: Fecha; cobrado: Importe; depositado: Importe };
type Pedido = { dias: readonly DiaVisto[]; autor: Autor; ahora: Date };

/** Nobody else accepts of these collectors, nor says something else of a line of theirs or of a bank, until this ends. */
const lockLoSuyo = async (db: Db, claves: readonly string[]): Promise<void> => {
  for (const clave of claves) await lockAcreditaciones(db, clave);
  for (const origen of [...claves, ...(await leerClavesDeBancos(db))].toSorted()) await lockOrigen(db, origen);
};

const nombrar = ({ nombre }: Cobrador, { dia }: DiaVisto) => ({ nombre, dia: formatFecha(dia) });

const exigirSinRepetir = (dias: readonly DiaVisto[]): void => {
  const claves = dias.map(({ cobrador, dia }) => `${cobrador} ${dia}`);
  const i = claves.findIndex((clave, lugar) => claves.indexOf(clave) !== lugar);
  const repetido = dias[i];
  if (!repetido) return;
  const datos = { nombre: nombreDeCobrador(repetido.cobrador) ?? repetido.cobrador, dia: formatFecha(repetido.dia) };
  throw invalido([{ codigo: 'acreditacion_repetida', campo: `dias.${i}.dia`, datos }]);
};

type DiaQueLlego = DiaPorAceptar & { depositado: Importe };

/** Throws 409 for one that is another by now, or that cannot be told yet. */
const exigirAceptable = (cobrador: Cobrador, visto: DiaVisto, dia: DiaPorAceptar | undefined): DiaQueLlego => {
  const datos = nombrar(cobrador, visto);
  const { cobrado, depositado = null } = dia ?? {};
  if (!dia || depositado === null || cobrado !== visto.cobrado || depositado !== visto.depositado)
    throw errorHttp(409, 'acreditacion_cambiada', { datos });
  if (dia.sin_anotar > 0)
    throw errorHttp(409, 'acreditacion_con_renglones_sin_anotar', { datos: { ...datos, cuantos: dia.sin_anotar } });
  if (new Decimal(depositado).gt(dia.cobrado)) {
    const importes = { cobrado: formatImporte(dia.cobrado), depositado: formatImporte(depositado) };
    throw errorHttp(409, 'acreditacion_de_mas', { datos: { ...datos, ...importes } });
  }
  return { ...dia, depositado };
};

/** One of each, without those that come to nothing, unless it has to be known that they were accepted. */
const sumarPartes = (
  partes: readonly ParteDeUnDia[],
  claveDe: (parte: ParteDeUnDia) => string,
  queda: (parte: ParteDeUnDia) => boolean = () => false,
): ParteDeUnDia[] =>
  [...new Set(partes.map(claveDe))].flatMap((clave) => {
    const suyas = partes.filter((parte) => claveDe(parte) === clave);
    const suma = (de: 'importe' | 'acordada') => sumar(suyas.map((una) => una[de]));
    const sumas = { importe: suma('importe'), acordada: suma('acordada') };
    const sinNada = Object.values(sumas).every((monto) => new Decimal(monto).isZero());
    return suyas.slice(0, 1).flatMap((primera) => (sinNada && !queda(primera) ? [] : [{ ...primera, ...sumas }]));
  });

type Aceptada = { id: number; depositado: Importe; comision: Importe };

const aceptarUno = async (db: Db, clave: string, dia: DiaQueLlego, { autor, ahora }: Pedido): Promise<Aceptada> => {
  const { depositado, cobrado, acordada, sin_acordar } = dia;
  const comision = importe(new Decimal(cobrado).minus(depositado));
  // Of one on which something was collected, and all of it undone, nothing else tells that it is not waited for any more.
  const esperaba = ({ dia: suyo }: ParteDeUnDia): boolean => dia.recibe.includes(suyo);
  const dias = sumarPartes(dia.partes, ({ dia: suyo, medio }) => `${suyo} ${medio}`, esperaba);
  const cobros = sumarPartes(dia.partes, ({ medio }) => medio).filter((uno) => !new Decimal(uno.importe).isZero());
  const acreditada = { comision, cobros, depositos: dia.suyos };
  const importes = { cobrado, depositado, comision, acordada: importe(Decimal.max(acordada, 0)) };
  const id = await insertAcreditacion(db, {
    ...{ cobrador: clave, dia: dia.dia, ...importes, sin_acordar, quien: autor.username, cuando: ahora },
    ...{ cobros, depositos: dia.suyos, dias },
  });
  await asentarAcreditacion(db, { id, cuando: ahora }, acreditada);
  const hasta = { cobrador: clave, dia: dia.dia, ...importes };
  await anotarEnAuditoria(db, autor, ahora, { entidad: 'acreditacion', id }, { accion: 'aceptar_deposito', hasta });
  return { id, depositado, comision };
};

/** All of them or none. What arrived leaves what the collector owed, and what it kept is its fee. Throws 404, 409, 422. */
export const aceptarDepositos = (db: Db, pedido: Pedido): Promise<{ message: string; ids: number[] }> =>
  enTransaccion(db, async (trx) => {
    const { dias } = pedido;
    exigirSinRepetir(dias);
    const claves = [...new Set(dias.map(({ cobrador }) => cobrador))].sort();
    await lockLoSuyo(trx, claves);
    const hechas: Aceptada[] = [];
    for (const clave of claves) {
      const cobrador = await leerCobrador(trx, clave);
      if (!cobrador) throw errorNoEncontrado();
      const vistos = dias
        .filter((uno) => uno.cobrador === clave)
        .toSorted((uno, otro) => uno.dia.localeCompare(otro.dia));
      const [desde, hasta] = [vistos[0]?.dia ?? '', vistos.at(-1)?.dia ?? ''];
      const { dias: hoy } = await leerDiasDeCobrador(trx, cobrador, { desde, hasta });
      for (const visto of vistos) {
        const suyo = exigirAceptable(
          cobrador,
          visto,
          hoy.find(({ dia }) => dia === visto.dia),
        );
        hechas.push(await aceptarUno(trx, clave, suyo, pedido));
      }
    }
    const datos = {
      dias: hechas.length,
      depositado: formatImporte(sumar(hechas.map((una) => una.depositado))),
      comision: formatImporte(sumar(hechas.map((una) => una.comision))),
    };
    return { message: textoDelColegio({ codigo: 'depositos_aceptados', datos }), ids: hechas.map(({ id }) => id) };
  });
