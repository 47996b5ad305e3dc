import type { FastifyInstance } from 'fastify';
import { escapar } from '../../padron/xml.ts';
import { hoja } from '../../pagina.ts';
import type { Almacen, AvisoDeCobro, Cobro, EstadoGuardado } from '../almacen.ts';
import { estadoDe } from '../cobros.ts';
import { formatPesos } from '../montos.ts';
import { PROVEEDORES, type Proveedor, SIMULADOS } from '../proveedores.ts';
import { opciones, selectDeAvisos } from './piezas.ts';

const ULTIMOS = 50;

const hora = (instante: string): string =>
  new Intl.DateTimeFormat('es-AR', {
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone: 'America/Argentina/Buenos_Aires',
  }).format(new Date(instante));

const tabla = (cabezas: readonly string[], filas: readonly string[], vacia: string): string =>
  filas.length === 0
    ? `<p>${vacia}</p>`
    : `<div class="cuadro" tabindex="0"><table><thead><tr>${cabezas.map((cabeza) => `<th>${cabeza}</th>`).join('')}</tr></thead><tbody>${filas.join('')}</tbody></table></div>`;

const formularioDeAviso = ({ id, numero }: Cobro): string =>
  `<details><summary>Avisar del pago ${numero}</summary><form method="post" action="/control/cobros/${id}/avisar">${selectDeAvisos}<button>Avisar</button></form></details>`;

const botonDe = ({ id, numero }: Cobro, accion: string, texto: string): string =>
  `<form method="post" action="/control/cobros/${id}/${accion}"><button aria-label="${texto}, del pago ${numero}">${texto}</button></form>`;

function adelantar(cobro: Cobro, estado: ReturnType<typeof estadoDe>): string {
  if (estado === 'aprobado' && !cobro.devuelto)
    return botonDe(cobro, 'reembolsar', 'Reembolsar') + botonDe(cobro, 'contracargar', 'Contracargo');
  if (estado !== 'pendiente') return '';
  return cobro.final === null
    ? botonDe(cobro, 'vencer', 'Dar el plazo por vencido')
    : botonDe(cobro, 'conocer', 'Dar a conocer ya');
}

function filaDeCobro(cobro: Cobro, ahora: Date): string {
  const { nombre, pagina } = SIMULADOS[cobro.proveedor];
  const estado = estadoDe(cobro, ahora);
  const demorado =
    estado === 'pendiente' && cobro.final ? ` (${cobro.final.estado} a las ${hora(cobro.final.desde)})` : '';
  const devuelto = cobro.devuelto ? ` (${cobro.devuelto.tipo} de ${formatPesos(cobro.devuelto.importe)})` : '';
  return `<tr><td>${hora(cobro.creado)}</td><td>${nombre}</td><td><a href="${pagina}/${cobro.id}">Pago ${cobro.numero}</a></td><td>${formatPesos(
    cobro.importe,
  )}</td><td>${estado}${demorado}${devuelto}${adelantar(cobro, estado)}</td><td>${cobro.aviso === null ? 'no avisa' : formularioDeAviso(cobro)}</td></tr>`;
}

const filaDeAviso = ({ cuando, cuerpo, estado, intentos, respuesta }: AvisoDeCobro): string =>
  `<tr><td>${hora(cuando)}</td><td>${estado}</td><td>${intentos}</td><td>${escapar(respuesta ?? '—')}</td><td><code>${escapar(
    JSON.stringify(cuerpo),
  )}</code></td></tr>`;

const FALLAS = [
  ['', 'Ninguna: responde bien'],
  ['error_500', 'Error 500, sin hacer nada'],
  ['error_500_despues', 'Error 500, después de hacerlo'],
  ['sin_respuesta', 'No responde'],
  ['sin_respuesta_despues', 'Lo hace, y no responde'],
  ['json_roto', 'Responde algo que no se entiende'],
  ['rechazo', 'Rechaza el pedido'],
] as const;

function fallasDe({ fallas, azar }: EstadoGuardado): string {
  const activas = (Object.entries(fallas) as [Proveedor, NonNullable<EstadoGuardado['fallas'][Proveedor]>][]).map(
    ([proveedor, { modo, veces, si }]) =>
      `<li>${SIMULADOS[proveedor].nombre}: ${FALLAS.find(([cual]) => cual === modo)?.[1]}, ${veces === null ? 'siempre' : `${veces} veces más`}${si ? `, si el pedido dice «${escapar(si)}»` : ''}</li>`,
  );
  return `<h2>Fallas</h2>${activas.length > 0 ? `<ul>${activas.join('')}</ul>` : '<p>Ninguna a pedido.</p>'}
<form method="post" action="/control/fallas"><fieldset><legend>A pedido</legend>
<label>Proveedor <select name="proveedor">${opciones(PROVEEDORES.map((uno) => [uno, SIMULADOS[uno].nombre] as const))}</select></label>
<label>Falla <select name="modo">${opciones(FALLAS)}</select></label>
<label>Cuántas veces (vacío: siempre) <input name="veces" type="number" min="1"></label>
<label>Solo los pedidos que dicen (vacío: todos) <input name="si"></label><button>Aplicar</button></fieldset></form>
<form method="post" action="/control/azar"><fieldset><legend>Al azar</legend>
<label>Parte de los pedidos que fallan, de 0 a 1 <input name="tasa" type="number" min="0" max="1" step="0.01" value="${azar.tasa}"></label>
<label>Semilla <input name="semilla" type="number" value="${azar.semilla}"></label><button>Aplicar</button></fieldset></form>`;
}

export function registrarPanel(app: FastifyInstance, almacen: Almacen): void {
  app.get('/pasarelas', (_request, reply) => {
    const { estado } = almacen;
    const cobros = estado.cobros
      .slice(-ULTIMOS)
      .reverse()
      .map((cobro) => filaDeCobro(cobro, almacen.ahora()));
    const avisos = estado.avisos.slice(-ULTIMOS).reverse().map(filaDeAviso);
    const cuerpo = `<p><a href="/">Volver</a> · <a href="/caja">Caja</a> · <a href="/rendiciones">Rendiciones</a> · <a href="/control/estado">Todo, en JSON</a></p>
<h2>Pagos</h2>${tabla(['Hora', 'Proveedor', 'Pago', 'Importe', 'Estado', 'Avisos'], cobros, 'Todavía no se abrió ninguno.')}
<h2>Avisos</h2>${tabla(['Hora', 'Estado', 'Intentos', 'Respuesta', 'Qué dice'], avisos, 'Todavía no salió ninguno.')}
${fallasDe(estado)}
<h2>Empezar de nuevo</h2><form method="post" action="/control/reiniciar"><button>Olvidar pagos, deudas, avisos y fallas</button></form>`;
    return reply.type('text/html; charset=utf-8').send(hoja('Pasarelas', cuerpo));
  });
}
