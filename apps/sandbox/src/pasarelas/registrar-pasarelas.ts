import type { FastifyInstance } from 'fastify';
import { crearAlmacen } from './almacen.ts';
import { type CuerpoDeAviso, crearCartero } from './avisos.ts';
import { registrarCobranzas } from './cobranzas.ts';
import { registrarControl } from './control.ts';
import { ponerFallas } from './fallas.ts';
import { avisoDeNetPagos, registrarNetPagos } from './net-pagos.ts';
import { registrarCaja } from './paginas/caja.ts';
import { registrarCheckouts } from './paginas/checkout.ts';
import { registrarPanel } from './paginas/panel.ts';
import { registrarPaginaDeRendiciones } from './paginas/rendiciones.ts';
import type { Proveedor, ProveedorConPagina } from './proveedores.ts';
import { registrarRedLink } from './red-link.ts';
import { registrarRendiciones } from './rendiciones/registrar-rendiciones.ts';
import { crearSesiones } from './sesion-de-siro.ts';
import { avisoDeSipago, registrarSipago } from './sipago.ts';
import { registrarSiro } from './siro.ts';

/** SIRO sends no notices. */
const AVISOS: Readonly<Record<ProveedorConPagina, CuerpoDeAviso | null>> = {
  siro: null,
  sipago: avisoDeSipago,
  net_pagos: avisoDeNetPagos,
};

/** Each provider fails by itself. They remember in `carpeta`. */
export function registrarPasarelas(app: FastifyInstance, carpeta: string | null): void {
  const almacen = crearAlmacen(carpeta);
  const cartero = crearCartero(almacen, AVISOS);
  app.addHook('onClose', async () => cartero.detener());
  const sesiones = crearSesiones();
  const PROTOCOLOS: Readonly<Record<Proveedor, (parte: FastifyInstance) => void>> = {
    siro: (parte) => registrarSiro(parte, almacen, sesiones),
    sipago: (parte) => registrarSipago(parte, almacen),
    net_pagos: (parte) => registrarNetPagos(parte, almacen),
    red_link: (parte) => registrarRedLink(parte, almacen),
    cobranzas: (parte) => registrarCobranzas(parte, almacen, sesiones),
  };
  for (const [proveedor, registrar] of Object.entries(PROTOCOLOS) as [Proveedor, (typeof PROTOCOLOS)['siro']][])
    app.register(async (parte) => {
      ponerFallas(parte, almacen, proveedor);
      registrar(parte);
    });
  registrarCheckouts(app, almacen, cartero);
  registrarPanel(app, almacen);
  registrarCaja(app, almacen);
  registrarControl(app, almacen, cartero);
  registrarRendiciones(app, almacen);
  registrarPaginaDeRendiciones(app, almacen);
}
