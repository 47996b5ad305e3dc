import type { FastifyInstance } from 'fastify';
import { escapar } from '../padron/xml.ts';
import { hoja } from '../pagina.ts';
import { politicaDelSandbox } from '../politica.ts';
import type { Buzon, CartaRecibida } from './buzon.ts';

const hora = (recibida: string): string =>
  new Intl.DateTimeFormat('es-AR', {
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone: 'America/Argentina/Buenos_Aires',
  }).format(new Date(recibida));

const fila = ({ id, recibida, para, asunto }: CartaRecibida): string =>
  `<tr><td>${hora(recibida)}</td><td>${escapar(para)}</td><td><a href="/correo/${id}">${escapar(asunto)}</a></td></tr>`;

// Only a mail's text gets links to the portal, never what arrived as HTML.
const conEnlaces = (texto: string): string =>
  escapar(texto).replace(/https?:\/\/[^\s<]+/g, (enlace) => `<a href="${enlace}">${enlace}</a>`);

// Scripts and forms are left out, and links lead nowhere.
const comoSeVe = (html: string): string =>
  `<h2>Como se ve</h2><iframe sandbox title="El correo, como se ve" srcdoc="${escapar(html)}"></iframe>`;

const estilosDe = (html: string): string[] =>
  [...html.matchAll(/\sstyle="([^"]*)"|<style>(.*?)<\/style>/gs)].map(([, propio, deTodos]) => propio ?? deTodos ?? '');

export function registrarCorreo(app: FastifyInstance, buzon: Buzon): void {
  app.get('/correo.json', () => ({ cartas: buzon.cartas() }));
  app.get('/correo', (_request, reply) => {
    const filas = buzon.cartas().map(fila).join('');
    const tabla = `<table class="cartas"><thead><tr><th>Recibida</th><th>Para</th><th>Asunto</th></tr></thead><tbody>${filas}</tbody></table>`;
    const cuerpo = filas === '' ? '<p>Todavía no llegó ningún correo.</p>' : tabla;
    return reply.type('text/html; charset=utf-8').send(hoja('Buzón', `<p><a href="/">Volver</a></p>${cuerpo}`));
  });
  app.get<{ Params: { id: string } }>('/correo/:id', (request, reply) => {
    const carta = buzon.cartas().find(({ id }) => String(id) === request.params.id);
    if (!carta) return reply.code(404).type('text/html; charset=utf-8').send(hoja('Buzón', '<p>No existe.</p>'));
    const { para, asunto, texto, html, recibida, adjuntos } = carta;
    const conAdjuntos = adjuntos.length === 0 ? '' : `<p>Adjunto: ${escapar(adjuntos.join(', '))}</p>`;
    const cuerpo = `<p><a href="/correo">Volver al buzón</a></p><p>Para ${escapar(para)}, ${hora(recibida)}</p>${conAdjuntos}
<pre>${conEnlaces(texto)}</pre>${html === '' ? '' : comoSeVe(html)}`;
    return reply
      .header('content-security-policy', politicaDelSandbox(estilosDe(html)))
      .type('text/html; charset=utf-8')
      .send(hoja(asunto, cuerpo));
  });
}
