import { z } from 'zod';
import type { Cliente } from './cliente.ts';
import { crearSesion, type SesionDePasarela } from './sesion.ts';

export type AjustesDeSiro = {
  sesionUrl: string;
  pagosUrl: string;
  gestionUrl: string;
  usuario: string;
  clave: string;
  convenio: string;
};

const zSesion = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export const crearSesionDeSiro = (cliente: Cliente, { sesionUrl, usuario, clave }: AjustesDeSiro): SesionDePasarela =>
  crearSesion(async () => {
    const cuerpo = { Usuario: usuario, Password: clave };
    const abierta = await cliente.pedir({ metodo: 'POST', url: sesionUrl, cuerpo, forma: zSesion, repetible: true });
    return { token: abierta.access_token, dura_segundos: abierta.expires_in };
  });
