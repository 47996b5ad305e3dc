import type { MedioDePago, MedioEnLinea } from '@colega/domain/dinero';
import { NET_PAGOS } from './net-pagos.ts';
import type { Pasarela } from './pasarela.ts';
import type { Conexion, ProveedorDePagos } from './proveedor.ts';
import { RED_LINK } from './red-link.ts';
import { SIPAGO } from './sipago.ts';
import { SIRO } from './siro.ts';

type ConPagina = ProveedorDePagos<string, Conexion & { pasarela: Pasarela }>;

const DE_CADA_MEDIO = { online: SIRO, sipago: SIPAGO, net_pagos: NET_PAGOS, redLink: RED_LINK } satisfies Record<
  MedioEnLinea,
  ConPagina
> &
  Record<Exclude<MedioDePago, 'codigo_barra' | MedioEnLinea>, ProveedorDePagos>;

export type MedioConProveedor = keyof typeof DE_CADA_MEDIO;
export const PROVEEDORES: Readonly<Record<MedioConProveedor, ProveedorDePagos>> = DE_CADA_MEDIO;
export const MEDIOS_CON_PROVEEDOR = Object.keys(DE_CADA_MEDIO) as readonly MedioConProveedor[];

export type AjustesDeProveedores = {
  [M in MedioConProveedor]: Readonly<ReturnType<(typeof DE_CADA_MEDIO)[M]['simulado']>>;
};
export type ConfigDePasarelas = { [M in MedioConProveedor]: AjustesDeProveedores[M] | null };
