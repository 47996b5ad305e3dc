import { createServer } from 'node:net';
import { ErrorDeArranque } from '../error-de-arranque.ts';

export function explicarFallaDeEscucha(codigo: string | undefined, host: string, puerto: number): string {
  switch (codigo) {
    case 'EADDRINUSE':
      return `El puerto ${puerto} ya está ocupado en ${host}: cerrá el programa que lo usa o elegí otro con PORT.`;
    case 'EACCES':
      return `El puerto ${puerto} necesita permisos de administrador: elegí uno mayor a 1023 con PORT.`;
    default:
      return `No se puede escuchar en ${host}: revisá el ajuste HOST (${codigo}).`;
  }
}

export function exigirPuertoLibre(host: string, puerto: number): Promise<void> {
  return new Promise((listo, falla) => {
    const sonda = createServer();
    sonda.once('error', (error: NodeJS.ErrnoException) => {
      falla(new ErrorDeArranque(explicarFallaDeEscucha(error.code, host, puerto)));
    });
    sonda.listen(puerto, host, () => sonda.close(() => listo()));
  });
}
