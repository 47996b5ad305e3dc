import type { AjusteHecho } from '@colega/contract/colegio';
import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import {
  type BancoDelColegio,
  type ColumnasPropias,
  claveDeBanco,
  validarBanco,
  validarNombreDeBanco,
} from '@colega/domain/colegio';
import { COLUMNAS_DE_BANCO } from '@colega/domain/dinero';
import { type Fecha, formatFecha, sumarDias } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { errorHttp, errorNoEncontrado, invalido } from '../../http/error-http.ts';
import { agregarParte } from './agregar-parte.ts';
import { findBancos, findDiasDeBanco, insertBanco, lockBancos, updateBanco } from './bancos.repository.ts';
import { cambiarAjuste, type PedidoDeAjuste } from './cambiar-ajuste.ts';
import { exigirSinProblemas } from './exigir-sin-problemas.ts';
import type { LibroDeBancos } from './libro-de-bancos.ts';
import { seccionDe } from './secciones.ts';

type ConId = PedidoDeAjuste & { id: number };
type BancoDicho = Pick<BancoDelColegio, 'nombre' | 'cbu' | 'columnas' | 'desde'>;
type BancoGuardado = Awaited<ReturnType<typeof findBancos>>[number];

/** S-1121. */
const ANTICIPACION_DIAS = 366;

const decirColumnas = (columnas: ColumnasPropias): string =>
  COLUMNAS_DE_BANCO.flatMap((columna) => {
    const nombres = columnas[columna] ?? [];
    return nombres.length === 0 ? [] : [`${columna}: ${nombres.join(', ')}`];
  }).join('; ');

const dichoComo = ({ nombre, cbu, columnas, desde }: BancoDicho) => ({
  ...{ nombre, cbu: cbu ?? '', columnas: decirColumnas(columnas), desde },
});
const porGuardar = ({ nombre, cbu, columnas, desde }: BancoDicho) => ({
  ...{ nombre, cbu, columnas: JSON.stringify(columnas), desde },
});

const exigirCercano = (dia: Fecha, hoy: Fecha, campo: string): void => {
  if (dia > sumarDias(hoy, ANTICIPACION_DIAS)) throw invalido([{ codigo: 'banco_lejano', campo }]);
};

const exigirBienDicho = (banco: BancoDicho, deLosOtros: readonly BancoGuardado[]): void =>
  exigirSinProblemas([
    ...validarNombreDeBanco(
      banco.nombre,
      deLosOtros.map(({ nombre }) => nombre),
    ),
    ...validarBanco(banco),
  ]);

const exigirBanco = async (trx: Db, id: number): Promise<{ suyo: BancoGuardado; otros: BancoGuardado[] }> => {
  await lockBancos(trx);
  const bancos = await findBancos(trx);
  const suyo = bancos.find((uno) => uno.id === id);
  if (!suyo) throw errorNoEncontrado();
  return { suyo, otros: bancos.filter((uno) => uno !== suyo) };
};

/** With its account of the ledger. Throws 422. */
export const crearBanco = (
  db: Db,
  { autor, ahora, hoy, libro }: Pick<PedidoDeAjuste, 'autor' | 'ahora' | 'hoy'> & { libro: LibroDeBancos },
  { codigo, ...banco }: BancoDicho & { codigo: string | null },
): Promise<AjusteHecho> =>
  agregarParte(db, { autor, ahora }, async (trx) => {
    await lockBancos(trx);
    const bancos = await findBancos(trx);
    exigirBienDicho(banco, bancos);
    exigirCercano(banco.desde, hoy, 'desde');
    const { nombre, desde } = banco;
    const clave = claveDeBanco(nombre, [...libro.reservadas, ...bancos.map((uno) => uno.clave)]);
    const id = await insertBanco(trx, { clave, ...porGuardar(banco) });
    if (codigo) await libro.darCodigo(trx, { clave, codigo, nombre, vigente_desde: desde }, { autor, ahora });
    const message = textoDelColegio({ codigo: 'banco_agregado', datos: { desde: formatFecha(desde) } });
    return { seccion: seccionDe.banco(id), accion: 'agregar_banco', hasta: dichoComo(banco), message };
  });

/** What was read of its files stays as it was read. Throws 404, 409, 412, 422. */
export const cambiarBanco = (db: Db, pedido: ConId, hasta: BancoDicho): Promise<AjusteHecho> =>
  cambiarAjuste(db, seccionDe.banco(pedido.id), pedido, async (trx) => {
    const { suyo, otros } = await exigirBanco(trx, pedido.id);
    exigirBienDicho(hasta, otros);
    exigirCercano(hasta.desde, pedido.hoy, 'desde');
    const { primero } = await findDiasDeBanco(trx, suyo.clave);
    if (primero !== null && hasta.desde > primero && hasta.desde !== suyo.desde)
      throw invalido([{ codigo: 'banco_con_dinero_antes', campo: 'desde', datos: { dia: formatFecha(primero) } }]);
    if (suyo.dejado_desde !== null && suyo.dejado_desde < hasta.desde)
      throw invalido([{ codigo: 'banco_dejado_antes', campo: 'desde', datos: { desde: formatFecha(hasta.desde) } }]);
    if (hasta.desde > pedido.hoy && suyo.desde <= pedido.hoy) exigirQueQuedeOtro(otros, pedido.hoy);
    await updateBanco(trx, pedido.id, porGuardar(hasta));
    return {
      ...{ accion: 'cambiar_banco', desde: dichoComo(suyo), hasta: dichoComo(hasta) },
      message: todosLosMensajes.ajuste_guardado,
    };
  });

const exigirQueQuedeOtro = (otros: readonly BancoGuardado[], dia: Fecha): void => {
  if (!otros.some(({ desde, dejado_desde }) => dejado_desde === null && desde <= dia))
    throw errorHttp(409, 'banco_unico');
};

/** It is not offered from that day on, and keeps what it had; null offers it again. Throws 404, 409, 412, 422. */
export const cambiarUsoDeBanco = (db: Db, pedido: ConId, dejado_desde: Fecha | null): Promise<AjusteHecho> =>
  cambiarAjuste(db, seccionDe.banco(pedido.id), pedido, async (trx) => {
    const { suyo, otros } = await exigirBanco(trx, pedido.id);
    const { nombre, desde } = suyo;
    if (dejado_desde !== null) {
      exigirCercano(dejado_desde, pedido.hoy, 'dejado_desde');
      if (dejado_desde < desde)
        throw invalido([{ codigo: 'banco_dejado_antes', campo: 'dejado_desde', datos: { desde: formatFecha(desde) } }]);
      const { ultimo } = await findDiasDeBanco(trx, suyo.clave);
      if (ultimo !== null && dejado_desde <= ultimo && dejado_desde !== suyo.dejado_desde)
        throw invalido([
          { codigo: 'banco_con_dinero_despues', campo: 'dejado_desde', datos: { dia: formatFecha(ultimo) } },
        ]);
      exigirQueQuedeOtro(otros, dejado_desde);
    }
    await updateBanco(trx, pedido.id, { dejado_desde });
    const datos = { banco: nombre };
    return {
      accion: dejado_desde === null ? 'retomar_banco' : 'dejar_banco',
      desde: { dejado_desde: suyo.dejado_desde },
      hasta: { dejado_desde },
      message: textoDelColegio(
        dejado_desde === null
          ? { codigo: 'banco_retomado', datos }
          : { codigo: 'banco_dejado', datos: { ...datos, desde: formatFecha(dejado_desde) } },
      ),
    };
  });
