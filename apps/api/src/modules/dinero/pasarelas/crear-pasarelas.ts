import type { MedioDePago, MedioEnLinea } from '@colega/domain/cupones';
import type { ConfigDePasarelas } from '../../../config-de-pasarelas.ts';
import { crearCliente } from './cliente.ts';
import { crearCobranzas } from './cobranzas.ts';
import { crearNetPagos } from './net-pagos.ts';
import type { Pasarela, Pasarelas } from './pasarela.ts';
import { type AjustesDePolitica, crearPolitica, POLITICA_POR_DEFECTO, type Politica } from './politica.ts';
import { crearRedLink } from './red-link.ts';
import { crearSesionDeSiro } from './sesion-de-siro.ts';
import { crearSipago } from './sipago.ts';
import { crearSiro } from './siro.ts';

type Armado = { enLinea: Pasarelas['enLinea']; politicas: [MedioDePago, Politica][] };

/** The providers that the settings name, and nothing else. */
export function crearPasarelas(
  { siro, sipago, netPagos, redLink }: ConfigDePasarelas,
  reloj: () => Date,
  ajustes: AjustesDePolitica = POLITICA_POR_DEFECTO,
): Pasarelas {
  const armado: Armado = { enLinea: {}, politicas: [] };
  const sumar = (medio: MedioEnLinea, politica: Politica, pasarela: Pasarela) => {
    armado.enLinea[medio] = pasarela;
    armado.politicas.push([medio, politica]);
  };
  if (sipago) {
    const cliente = crearCliente('SiPago', ajustes);
    sumar('sipago', cliente.politica, crearSipago(cliente, sipago, reloj));
  }
  if (netPagos) {
    const cliente = crearCliente('Net Pagos', ajustes);
    sumar('net_pagos', cliente.politica, crearNetPagos(cliente, netPagos, reloj));
  }
  const politicaDeRedLink = redLink && crearPolitica('Red Link', ajustes);
  if (politicaDeRedLink) armado.politicas.push(['redLink', politicaDeRedLink]);
  const cobranzas = siro && armarSiro(siro, reloj, ajustes, sumar);
  return {
    enLinea: armado.enLinea,
    redLink:
      redLink && politicaDeRedLink
        ? crearRedLink({ nombre: 'Red Link', politica: politicaDeRedLink, espera: ajustes }, redLink, reloj)
        : null,
    cobranzas,
    // The printed coupon needs nobody.
    conectados: new Set(['codigo_barra', ...armado.politicas.map(([medio]) => medio)]),
    caidos: () => armado.politicas.filter(([, politica]) => politica.cortada()).map(([medio]) => medio),
  };
}

/** One session for two services: each has its breaker. */
function armarSiro(
  siro: NonNullable<ConfigDePasarelas['siro']>,
  reloj: () => Date,
  ajustes: AjustesDePolitica,
  sumar: (medio: MedioEnLinea, politica: Politica, pasarela: Pasarela) => void,
) {
  const cliente = crearCliente('SIRO', ajustes);
  const sesion = crearSesionDeSiro(cliente, siro);
  sumar('online', cliente.politica, crearSiro(cliente, sesion, siro, reloj));
  return crearCobranzas(crearCliente('SIRO', ajustes), sesion, siro);
}
