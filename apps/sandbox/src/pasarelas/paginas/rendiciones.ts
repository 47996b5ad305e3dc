import type { FastifyInstance } from 'fastify';
import { escapar } from '../../padron/xml.ts';
import { hoja } from '../../pagina.ts';
import type { Almacen } from '../almacen.ts';
import { diaLocal, formatPesos } from '../montos.ts';
import { calcularDeposito, DEPOSITANTES, type Depositante } from '../rendiciones/depositos.ts';
import { sePuedeEn } from '../rendiciones/fallas-de-rendicion.ts';
import { listarRenglones, type RenglonDelDia } from '../rendiciones/lo-cobrado.ts';
import { esDia } from '../rendiciones/pedidos.ts';
import { ORIGENES_DE_ARCHIVO, type OrigenDeArchivo } from '../rendiciones/renglon-de-afuera.ts';
import { opciones } from './piezas.ts';

const NOMBRES: Readonly<Record<OrigenDeArchivo, string>> = { siro: 'SIRO', redLink: 'Link Pagos', banco: 'Banco' };
const NOMBRES_DE_COBRADOR: Readonly<Record<Depositante, string>> = {
  ...{ siro: 'SIRO', redLink: 'Link Pagos', sipago: 'SiPago', net_pagos: 'Net Pagos' },
};
const DE_UN_RENGLON = [
  ['renglon_que_falta', 'No está en el archivo'],
  ['renglon_repetido', 'Está dos veces'],
  ['otro_importe', 'Un centavo más'],
  ['otra_fecha', 'El día anterior'],
  ['otro_numero', 'Otro número de operación'],
  ['otro_cupon', 'Otro cupón'],
  ['cupon_desconocido', 'Además, un cupón que nadie tiene'],
] as const;
const DE_TODO = [
  ['otra_comision', 'El doble de comisión'],
  ['renglon_ilegible', 'Un renglón que no se lee'],
  ['bajado_otra_vez', 'Los mismos renglones, en otro archivo'],
  ['de_otro', 'De otro Colegio'],
] as const;
const NINGUNA = [['', 'Ninguna: bien escrito']] as const;

const oculto = (campos: Readonly<Record<string, string>>): string =>
  Object.entries(campos)
    .map(([nombre, valor]) => `<input type="hidden" name="${nombre}" value="${escapar(valor)}">`)
    .join('');

const nombreDe = ({ cual, renglon }: RenglonDelDia): string =>
  `${renglon.cupon === '' ? `Movimiento ${cual}` : `Cupón ${cual}`}, ${formatPesos(renglon.importe)}${renglon.detalle === '' ? '' : `, ${renglon.detalle}`}`;

function fallas(origen: OrigenDeArchivo, dia: string, renglones: readonly RenglonDelDia[]): string {
  const sePuede = ([clase]: readonly [string, string]): boolean => sePuedeEn(origen, clase);
  const sanos = renglones.filter(({ renglon }) => !renglon.reversa);
  return `<details><summary>Escribir mal el de ${NOMBRES[origen]}</summary>
<form method="post" action="/control/rendiciones">${oculto({ origen, dia })}<fieldset><legend>Un renglón</legend>
<label>Cuál <select name="cual">${opciones(sanos.map((uno) => [uno.cual, nombreDe(uno)] as const))}</select></label>
<label>Qué tiene <select name="clase">${opciones(DE_UN_RENGLON.filter(sePuede))}</select></label><button>Aplicar</button></fieldset></form>
<form method="post" action="/control/rendiciones">${oculto({ origen, dia })}<fieldset><legend>Todo el archivo</legend>
<label>Qué tiene <select name="clase">${opciones([...NINGUNA, ...DE_TODO.filter(sePuede)])}</select></label>
<label>Cuántas veces (vacío: siempre) <input name="veces" type="number" min="1"></label><button>Aplicar</button></fieldset></form></details>`;
}

function archivo(almacen: Almacen, origen: OrigenDeArchivo, dia: string): string {
  const renglones = listarRenglones(almacen, origen).filter(({ renglon }) => renglon.dia === dia);
  const titulo = `<h2>${NOMBRES[origen]}</h2>`;
  if (renglones.length === 0) return `${titulo}<p>De ese día no hay nada que rendir.</p>`;
  const con = almacen.estado.fallas_de_rendicion.filter((una) => una.origen === origen && una.dia === dia).length;
  const cuantos = renglones.length === 1 ? '1 renglón' : `${renglones.length} renglones`;
  return `${titulo}<p><a href="/rendiciones/${origen}/${dia}">Bajar el archivo de ${NOMBRES[origen]}</a>: ${cuantos}${con > 0 ? `, con ${con === 1 ? '1 falla' : `${con} fallas`} a pedido` : ''}.</p>${fallas(origen, dia, renglones)}`;
}

const depositos = (almacen: Almacen, dia: string): string =>
  (Object.keys(DEPOSITANTES) as Depositante[])
    .map((cobrador) => {
      const importe = calcularDeposito(almacen, cobrador, dia);
      const nombre = NOMBRES_DE_COBRADOR[cobrador];
      return importe <= 0
        ? `<p>${nombre} no tiene nada que depositar ese día.</p>`
        : `<form method="post" action="/control/depositos">${oculto({ cobrador, dia })}<button>${nombre} deposita ${formatPesos(importe)}</button></form>`;
    })
    .join('');

const movimiento = (dia: string): string => `<form method="post" action="/control/banco">${oculto({ dia })}<fieldset>
<legend>Otro movimiento del banco</legend>
<label>Importe (con un menos, salió) <input name="importe" inputmode="decimal" required></label>
<label>Detalle <input name="detalle" required value="TRANSFERENCIA DE TERCEROS"></label>
<label>Número de comprobante <input name="numero"></label><button>Anotar</button></fieldset></form>`;

export function registrarPaginaDeRendiciones(app: FastifyInstance, almacen: Almacen): void {
  app.get<{ Querystring: { dia?: string } }>('/rendiciones', (request, reply) => {
    const dia = esDia(request.query.dia) ? request.query.dia : diaLocal(almacen.ahora());
    const cuerpo = `<p><a href="/">Volver</a> · <a href="/pasarelas">Pasarelas</a> · <a href="/caja">Caja</a></p>
<p class="aviso">Esto es un simulador: no se mueve dinero.</p>
<form method="get" action="/rendiciones"><label>Día <input name="dia" type="date" required value="${dia}"></label><button>Ver</button></form>
${ORIGENES_DE_ARCHIVO.map((origen) => archivo(almacen, origen, dia)).join('')}
<h2>Lo que llega al banco ese día</h2>${depositos(almacen, dia)}${movimiento(dia)}`;
    return reply.type('text/html; charset=utf-8').send(hoja('Rendiciones', cuerpo));
  });
}
