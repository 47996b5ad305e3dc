import { pasarelasDe } from '../arranque/pasarelas.ts';
import { sandboxDeUnComando } from '../arranque/sandbox-de-un-comando.ts';
import { readConfig } from '../config.ts';
import { crearPasarelas } from '../modules/dinero/pasarelas/crear-pasarelas.ts';
import { avisar, conBase, correrComando } from './con-base.ts';
import { correrOperador } from './operador/correr-operador.ts';

const reloj = () => new Date();

correrComando(() =>
  correrOperador({
    argumentos: process.argv.slice(2),
    reloj,
    pasarelas: async () => {
      const config = readConfig(process.env, process.cwd());
      const sandbox = await sandboxDeUnComando(config);
      return crearPasarelas(pasarelasDe(config, sandbox?.url ?? null), reloj);
    },
    conBase,
    avisar,
  }),
);
