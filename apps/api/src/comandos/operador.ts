import { pasarelasDe } from '../arranque/pasarelas.ts';
import { sandboxDeUnComando } from '../arranque/sandbox-de-un-comando.ts';
import { leerClaveDeOperador, leerConfig } from '../config.ts';
import { direccionDe } from '../direccion.ts';
import { crearPasarelas } from '../modules/dinero/pasarelas/crear-pasarelas.ts';
import { avisar, conBase, correrComando } from './con-base.ts';
import { correrOperador } from './operador/correr-operador.ts';
import { pedirClave } from './pedir-clave.ts';

const reloj = () => new Date();

const direccionDelPortal = (): string => {
  const { publicUrl, host, port } = leerConfig(process.env, process.cwd());
  return publicUrl?.replace(/\/+$/, '') ?? direccionDe(host, port);
};

correrComando(async () =>
  correrOperador({
    argumentos: process.argv.slice(2),
    reloj,
    pasarelas: async () => {
      const config = leerConfig(process.env, process.cwd());
      const sandbox = await sandboxDeUnComando(config);
      return crearPasarelas(pasarelasDe(config, sandbox?.url ?? null), reloj);
    },
    direccion: direccionDelPortal(),
    clave: async (usuario) => leerClaveDeOperador(process.env) ?? pedirClave(usuario),
    conBase,
    avisar,
  }),
);
