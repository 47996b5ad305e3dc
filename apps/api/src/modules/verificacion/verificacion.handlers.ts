import { rutasDeVerificacion } from '@colega/contract/verificacion';
import type { FastifyInstance } from 'fastify';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import type { Freno } from './freno.ts';
import { verificarCertificado, verificarCvd, verificarProfesional, verificarRecibo } from './verificacion.service.ts';

export type DepsDeVerificacion = { secreto: string; publicUrl: () => string; freno: Freno };

export function registrarVerificacion(app: FastifyInstance, { secreto, publicUrl, freno }: DepsDeVerificacion): void {
  registrarRutas(app, rutasDeVerificacion, {
    profesionalPublico: ({ params: { id } }, { db, ip }) =>
      freno.leerCodigo(ip, id, () =>
        verificarProfesional(db, id, { secreto, ahora: app.reloj(), publicUrl: publicUrl() }),
      ),
    cvdPublico: ({ params: { id } }, { db, ip }) => freno.leerCodigo(ip, id, () => verificarCvd(db, id)),
    certificadoPublico: ({ params: { id } }, { db, ip }) =>
      freno.leerCodigo(ip, id, () => verificarCertificado(db, id)),
    reciboPublico: ({ params: { id } }, { db, ip }) => freno.leerCodigo(ip, id, () => verificarRecibo(db, id)),
  });
}
