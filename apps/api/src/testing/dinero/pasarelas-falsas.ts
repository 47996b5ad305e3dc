import { MEDIOS_DE_PAGO, MEDIOS_EN_LINEA, type MedioDePago, type MedioEnLinea } from '@colega/domain/dinero';
import {
  type CobroDeCaja,
  type Consulta,
  type DevolucionInformada,
  FallaDePasarela,
  type Pasarela,
  type Pasarelas,
  type PedidoDeCobro,
  type RedDePago,
} from '../../modules/dinero/pasarelas/pasarela.ts';

type Pago = { pedido: PedidoDeCobro; externo: string; dicho: Consulta };
export type FallaSimulada = 'hecho_sin_respuesta' | 'sin_respuesta' | 'rechazo' | null;

const PENDIENTE: Consulta = { estado: 'pendiente', cobro: null, respuesta: { estado: 'PENDIENTE' } };
const fallar = (falla: FallaSimulada): void => {
  if (falla === 'rechazo') throw new FallaDePasarela('rechaza', 'Proveedor', 'el importe es muy bajo');
  if (falla !== null) throw new FallaDePasarela('no_responde', 'Proveedor', 'tardó demasiado');
};

const crearProveedor = (medio: MedioEnLinea) => {
  const pagos: Pago[] = [];
  const estado = {
    cancelar: null as FallaSimulada,
    abrir: null as FallaSimulada,
    devolver: null as FallaSimulada | 'tomada',
    pedidas: 0,
    devueltas: 0,
    consultar: null as FallaSimulada,
    consultas: 0,
    demora: null as Promise<void> | null,
  };
  const porReferencia = (referencia: string): Pago => {
    const pago = pagos.findLast(({ pedido }) => pedido.referencia === referencia);
    if (!pago) throw new Error(`${medio} no conoce ${referencia}`);
    return pago;
  };
  const pasarela: Pasarela = {
    abrir: async (pedido) => {
      if (estado.abrir !== 'hecho_sin_respuesta') fallar(estado.abrir);
      const externo = `${medio}-${pagos.length + 1}-${pedido.referencia.slice(0, 8)}`;
      pagos.push({ pedido, externo, dicho: PENDIENTE });
      fallar(estado.abrir);
      return { externo, url: `https://pagos.example/${externo}` };
    },
    consultar: async ({ referencia, externo }) => {
      estado.consultas += 1;
      fallar(estado.consultar);
      const pago = externo
        ? pagos.find((p) => p.externo === externo)
        : pagos.findLast(({ pedido }) => pedido.referencia === referencia);
      const dicho = pago?.dicho ?? PENDIENTE;
      await estado.demora; // what it said when it was asked arrives later
      return dicho;
    },
  };
  const canceladas: string[] = [];
  if (medio !== 'online')
    pasarela.devolver = async (externo, importe) => {
      estado.pedidas += 1;
      if (estado.devolver === 'tomada') return;
      if (estado.devolver !== 'hecho_sin_respuesta') fallar(estado.devolver);
      const pago = pagos.find((p) => p.externo === externo);
      if (!pago || pago.dicho.devolucion) throw new FallaDePasarela('rechaza', 'Proveedor', 'ya se devolvió');
      estado.devueltas += 1;
      pago.dicho.devolucion = { tipo: 'reembolso', importe };
      fallar(estado.devolver);
    };
  if (medio === 'net_pagos')
    pasarela.cancelar = async (externo) => {
      fallar(estado.cancelar);
      canceladas.push(externo);
    };
  return {
    canceladas,
    pasarela,
    pagos,
    estado,
    pagar: (referencia: string, fecha: Date, cobro: { importe?: string; externo?: string } = {}) => {
      const pago = porReferencia(referencia);
      const { importe = pago.pedido.importe, externo = `op-${pago.externo}` } = cobro;
      pago.dicho = { estado: 'aprobado', cobro: { externo, importe, fecha }, respuesta: { estado: 'APROBADO' } };
    },
    devolver: (referencia: string, tipo: DevolucionInformada['tipo'] = 'reembolso', importe?: string) => {
      const { dicho } = porReferencia(referencia);
      dicho.devolucion = { tipo, importe: importe ?? dicho.cobro?.importe ?? '0.00' };
    },
    decir: (referencia: string, dicho: 'pendiente' | 'rechazado' | 'vencido') => {
      porReferencia(referencia).dicho = { estado: dicho, cobro: null, respuesta: { estado: dicho } };
    },
  };
};

export const crearPasarelasFalsas = () => {
  const enLinea = Object.fromEntries(MEDIOS_EN_LINEA.map((medio) => [medio, crearProveedor(medio)])) as Record<
    MedioEnLinea,
    ReturnType<typeof crearProveedor>
  >;
  const redLink = {
    altas: [] as Parameters<RedDePago['altaDeDeuda']>[0][],
    bajas: [] as number[],
    falla: null as FallaSimulada,
  };
  const cobros: CobroDeCaja[] = [];
  const ilegibles: string[] = [];
  const caidos: MedioDePago[] = [];
  const pasarelas: Pasarelas = {
    enLinea: Object.fromEntries(MEDIOS_EN_LINEA.map((medio) => [medio, enLinea[medio].pasarela])),
    redLink: {
      altaDeDeuda: async (deuda) => {
        fallar(redLink.falla);
        redLink.altas.push(deuda);
        return { codigo_pago: `COL${deuda.cuit}`, referencia_pago: String(deuda.orden_id) };
      },
      bajaDeDeuda: async ({ orden_id }) => {
        fallar(redLink.falla);
        redLink.bajas.push(orden_id);
      },
    },
    cobranzas: {
      listar: async (desde, hasta) => ({
        cobros: cobros.filter(({ fecha }) => {
          const dia = fecha.toISOString().slice(0, 10);
          return desde <= dia && dia <= hasta;
        }),
        ilegibles: [...ilegibles],
      }),
    },
    conectados: new Set(MEDIOS_DE_PAGO),
    caidos: () => caidos,
  };
  return { ...enLinea, redLink, cobros, ilegibles, caidos, pasarelas };
};
