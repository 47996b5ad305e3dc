import type {
  CobroEnCaja,
  CobroHecho,
  CuponDeCaja,
  DeudaEnCaja,
  EmisionEnCaja,
  EmitidoEnCaja,
} from '@colega/contract/dinero';
import type { Problem } from '@colega/contract/problem';
import { elegir, type GrupoDeItems, type ItemDeLiquidacion, totalALiquidar } from '@colega/domain/dinero';
import type { Rol } from '@colega/domain/permisos';
import { cobrarEnCaja } from '../../modules/dinero/caja/cobrar-en-caja.service.ts';
import { operador } from '../construir.ts';
import type { Pedir } from '../crear-app-de-prueba.ts';
import type { EscenarioDePagos } from './escenario-de-pagos.ts';

const INGRESO = '/colegio/authentication_token';

const TESORERA = { actor: 'colegio', user_id: null, username: 'tesorera' } as const;

/** Without asking the API: what is there when a test begins. */
export const cobrarUnCupon = (
  s: EscenarioDePagos,
  orden_id: number,
  importe = '1000.00',
  pago: { medio: 'caja' } | { medio: 'tarjeta'; comprobante: string } = { medio: 'caja' },
) =>
  cobrarEnCaja(s.db, {
    ...s.momento(),
    autor: TESORERA,
    operador: { roles: ['tesoreria'], distrito_id: null },
    cobro: {
      cupones: [{ id: orden_id, importe, aunque_se_este_pagando: false }],
      pagos: [{ ...pago, importe }],
      deja_a_favor: false,
    },
  });

/** The till, as an operator has it. */
export const cajaDe = (s: EscenarioDePagos) => {
  let cuantos = 0;
  const operar = async (roles: readonly Rol[] = ['tesoreria'], distrito_id: number | null = null): Promise<Pedir> => {
    cuantos += 1;
    const username = `caja-${cuantos}`;
    await operador(s.db, username, { roles, distrito_id });
    return s.prueba.conSesion(username, INGRESO);
  };
  const leer = async (como: Pedir, codigo: string | number, fecha = '') => {
    const query = new URLSearchParams({ codigo: String(codigo), ...(fecha && { fecha }) });
    const respuesta = await como('GET', `/colegio/caja/cupon?${query}`);
    return { status: respuesta.statusCode, ...respuesta.json<Partial<CuponDeCaja & Problem>>() };
  };
  const cobrar = async (como: Pedir, payload: CobroEnCaja, clave?: string) => {
    const headers = clave === undefined ? {} : { 'idempotency-key': clave };
    const respuesta = await como('POST', '/colegio/caja/cobros', { payload, headers });
    return { status: respuesta.statusCode, ...respuesta.json<Partial<CobroHecho & Problem>>() };
  };
  const mirar = async (como: Pedir, id: number, cupon?: number) => {
    const respuesta = await como('GET', `/colegio/caja/personas/${id}${cupon === undefined ? '' : `?cupon=${cupon}`}`);
    return { ...respuesta.json<DeudaEnCaja & Problem>(), status: respuesta.statusCode };
  };
  /** Of what was looked at, those; what they have in favour too. */
  const emitir = async (
    como: Pedir,
    deuda: DeudaEnCaja,
    elige: (item: ItemDeLiquidacion) => boolean = ({ seleccionadoParaLiquidar }) => seleccionadoParaLiquidar,
    clave?: string,
  ) => {
    const grupos = elegir(deuda, elige);
    const elegidos = (grupo: GrupoDeItems) =>
      grupos[grupo].map(({ id, seleccionadoParaLiquidar }) => ({ id, seleccionadoParaLiquidar }));
    const payload = {
      ...{ sanciones: elegidos('sanciones'), bonificaciones: elegidos('bonificaciones') },
      ...{ items_vigentes: elegidos('items_vigentes'), items_vencidos: elegidos('items_vencidos') },
      importe_total: totalALiquidar(grupos),
    } satisfies EmisionEnCaja;
    const headers = clave === undefined ? {} : { 'idempotency-key': clave };
    const respuesta = await como('POST', `/colegio/caja/personas/${deuda.persona.id}/cupones`, { payload, headers });
    return { status: respuesta.statusCode, ...respuesta.json<Partial<EmitidoEnCaja & Problem>>() };
  };
  return { operar, leer, cobrar, mirar, emitir };
};
