import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapar } from '../../padron/xml.ts';
import { hoja } from '../../pagina.ts';
import { actuar, esAccion, type Opciones, vueltaDe } from '../actuar.ts';
import type { Almacen, Cobro } from '../almacen.ts';
import type { Cartero } from '../avisos.ts';
import { estadoDe, findCobro } from '../cobros.ts';
import { formatPesos } from '../montos.ts';
import { PROVEEDORES_CON_PAGINA, SIMULADOS } from '../proveedores.ts';
import { selectDeAvisos } from './piezas.ts';

const SIMULADO = '<p class="aviso">Esto es un simulador: no se mueve dinero.</p>';

const detalleDe = ({ descripcion, importe, items, cupon }: Cobro): string => {
  const filas = items.map(
    (item) => `<tr><td>${escapar(item.descripcion)}</td><td class="importe">${formatPesos(item.importe)}</td></tr>`,
  );
  return `<p>${escapar(descripcion)}${cupon === null ? '' : ` · Cupón ${escapar(cupon)}`}</p><p class="total">${formatPesos(importe)}</p>
<table><thead><tr><th>Concepto</th><th class="importe">Importe</th></tr></thead><tbody>${filas.join('')}</tbody></table>`;
};

const opcionesDe = ({ aviso }: Cobro): string => `<details><summary>Más para probar</summary><fieldset>
<legend>Cómo se porta el proveedor</legend>
<label>El resultado se conoce recién después de (segundos) <input name="demora" type="number" min="0" max="86400" value="0"></label>
<label>Cobrar otro importe <input name="cobrado" inputmode="decimal" placeholder="El pedido"></label>
${aviso === null ? '' : selectDeAvisos}</fieldset></details>`;

const formularioDe = (cobro: Cobro): string => `<form method="post">
<div class="botones"><button class="si" name="accion" value="aprobar">Pagar ${formatPesos(cobro.importe)}</button>
<button name="accion" value="rechazar">Rechazar el pago</button>
<button name="accion" value="cancelar">Cancelar y volver</button>
<button name="accion" value="abandonar">Irme sin pagar</button></div>${opcionesDe(cobro)}</form>`;

const TERMINADO = {
  aprobado: 'Este pago ya está hecho.',
  vencido: 'El plazo para pagar acá venció.',
} as const;

function cuerpoDe(cobro: Cobro, ahora: Date): string {
  const estado = cobro.final?.estado === 'aprobado' ? 'aprobado' : estadoDe(cobro, ahora);
  const volver = `<p><a href="${escapar(vueltaDe(cobro, ahora))}">Volver al portal</a></p>`;
  const terminado = estado === 'aprobado' || estado === 'vencido' ? TERMINADO[estado] : null;
  const antes = estado === 'rechazado' ? '<p role="status">El intento anterior fue rechazado.</p>' : '';
  return `${SIMULADO}${detalleDe(cobro)}${antes}${terminado ? `<p role="status">${terminado}</p>${volver}` : formularioDe(cobro)}`;
}

const html = (reply: FastifyReply, texto: string) => reply.type('text/html; charset=utf-8').send(texto);

type Ruta = { Params: { id: string } };

export function registrarCheckouts(app: FastifyInstance, almacen: Almacen, cartero: Cartero): void {
  for (const proveedor of PROVEEDORES_CON_PAGINA) {
    const { nombre, pagina } = SIMULADOS[proveedor];
    const titulo = `Pagar con ${nombre}`;
    const noExiste = (reply: FastifyReply) =>
      html(reply.code(404), hoja(titulo, `${SIMULADO}<p>Ese pago no existe.</p>`));
    app.get<Ruta>(`${pagina}/:id`, (request, reply) => {
      const cobro = findCobro(almacen, proveedor, request.params.id);
      return cobro ? html(reply, hoja(titulo, cuerpoDe(cobro, almacen.ahora()))) : noExiste(reply);
    });
    app.post<Ruta & { Body: Opciones }>(`${pagina}/:id`, (request, reply) => {
      const cobro = findCobro(almacen, proveedor, request.params.id);
      const accion = String(request.body.accion);
      if (!cobro || !esAccion(accion)) return noExiste(reply);
      const { vuelta } = actuar(almacen, cartero, cobro, accion, request.body);
      if (vuelta !== null) return reply.redirect(vuelta, 303);
      const quedo = `${SIMULADO}<p role="status">Te fuiste sin pagar: para ${nombre}, el pago sigue pendiente.</p><p><a href="${pagina}/${cobro.id}">Volver a la página de pago</a></p>`;
      return html(reply, hoja(titulo, quedo));
    });
  }
}
