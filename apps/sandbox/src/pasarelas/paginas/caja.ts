import type { FastifyInstance } from 'fastify';
import { escapar } from '../../padron/xml.ts';
import { hoja } from '../../pagina.ts';
import type { Almacen, Cobranza } from '../almacen.ts';
import { buscarPorCodigo, CANALES, esCanal, importeDeHoy } from '../caja.ts';
import { formatConDecimales, formatPesos } from '../montos.ts';
import { esDeLink } from '../rendiciones/lo-cobrado.ts';
import { opciones } from './piezas.ts';

const ULTIMAS = 50;

const canales = (esCodigo: boolean): string =>
  opciones(Object.entries(CANALES).filter(([canal]) => ['LK', 'PC'].includes(canal) === esCodigo));

type Hallado = ReturnType<typeof buscarPorCodigo>[number];

function filaDePago({ usuario, concepto, barra, vencimientos }: Hallado, ahora: Date): string {
  const importe = importeDeHoy({ vencimientos }, ahora);
  const plazos = vencimientos.map(
    (uno) => `${formatPesos(uno.importe)} hasta el ${uno.fecha.split('-').reverse().join('/')}`,
  );
  return `<form method="post" action="/control/caja"><fieldset><legend>Cupón ${Number(usuario)}</legend>
<p>${plazos.join('; ')}${importe === null ? '. <strong>Vencido</strong>: una caja no debería tomarlo.' : ''}</p>
<input type="hidden" name="cupon" value="${escapar(usuario)}"><input type="hidden" name="concepto" value="${escapar(concepto)}"><input type="hidden" name="barra" value="${escapar(barra)}">
<label>Importe <input name="importe" inputmode="decimal" required value="${formatConDecimales(importe ?? vencimientos.at(-1)?.importe ?? 0)}"></label>
<label>Dónde se paga <select name="canal">${canales(barra === '')}</select></label>
<button class="si">Cobrar</button></fieldset></form>`;
}

const buscador = (codigo: string): string => `<form method="get" action="/caja">
<label>Código de barras (56 dígitos) o código de pago electrónico <input name="codigo" required value="${escapar(codigo)}"></label><button>Leer</button></form>`;

const aMano = `<details><summary>Cobrar sin código</summary><form method="post" action="/control/caja">
<label>Número de cupón <input name="cupon" inputmode="numeric" pattern="[0-9]{1,8}" required></label>
<label>Importe <input name="importe" inputmode="decimal" required></label>
<label>Día (vacío: hoy) <input name="fecha" type="date"></label>
<label>Dónde se paga <select name="canal">${opciones(Object.entries(CANALES))}</select></label><button>Cobrar</button></form></details>`;

const comoSigue = ({
  id,
  canal,
  deshecha,
}: Pick<Cobranza, 'id' | 'canal'> & { deshecha: string | undefined }): string => {
  if (!esDeLink({ canal })) return '';
  if (deshecha) return ` (deshecho el ${deshecha.split('-').reverse().join('/')})`;
  return `<form method="post" action="/control/caja/${id}/deshacer"><button aria-label="Deshacer, del cobro ${id}">Deshacer</button></form>`;
};

function listado(cobranzas: readonly Cobranza[]): string {
  if (cobranzas.length === 0) return '<p>Todavía no se cobró ninguno.</p>';
  const filas = cobranzas
    .slice(-ULTIMAS)
    .reverse()
    .map(
      ({ id, fecha, usuario, importe, canal, deshecha }) =>
        `<tr><td>${id}</td><td>${fecha.split('-').reverse().join('/')}</td><td>${Number(usuario)}</td><td class="importe">${formatPesos(importe)}</td><td>${esCanal(canal) ? CANALES[canal] : canal}${comoSigue({ id, canal, deshecha })}</td></tr>`,
    );
  return `<div class="cuadro" tabindex="0"><table><thead><tr><th>Número</th><th>Día</th><th>Cupón</th><th class="importe">Importe</th><th>Dónde</th></tr></thead><tbody>${filas.join('')}</tbody></table></div>`;
}

export function registrarCaja(app: FastifyInstance, almacen: Almacen): void {
  app.get<{ Querystring: { codigo?: string; cobrado?: string } }>('/caja', (request, reply) => {
    const { codigo = '', cobrado } = request.query;
    const hallados = codigo === '' ? [] : buscarPorCodigo(almacen, codigo);
    const nada = codigo !== '' && hallados.length === 0 ? '<p role="status">La caja no reconoce ese código.</p>' : '';
    const hecho = cobrado ? `<p role="status">Cobrado. Operación ${escapar(cobrado)}.</p>` : '';
    const cuerpo = `<p><a href="/">Volver</a> · <a href="/pasarelas">Pasarelas</a></p><p class="aviso">Esto es un simulador: no se mueve dinero.</p>
${hecho}${buscador(codigo)}${nada}${hallados.map((uno) => filaDePago(uno, almacen.ahora())).join('')}${aMano}<h2>Cobrado</h2>${listado(almacen.estado.cobranzas)}`;
    return reply.type('text/html; charset=utf-8').send(hoja('Caja', cuerpo));
  });
}
