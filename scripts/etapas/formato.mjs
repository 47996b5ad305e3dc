import { listarArchivos } from '../comun/archivos.mjs';
import { correr } from '../comun/correr.mjs';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';
import { aprobada, fallada } from './resultado.mjs';

const CODIGO = /\.(tsx?|mjs|cjs)$/;

export async function formato() {
  const biome = rutaDesdeRaiz('node_modules/@biomejs/biome/bin/biome');
  const { codigo, salida } = await correr(process.execPath, [biome, 'ci', '--error-on-warnings', '--colors=off', '.']);
  const leidos = Number(/Checked (\d+) files/.exec(salida)?.[1] ?? 0);
  const esperados = listarArchivos().filter((archivo) => CODIGO.test(archivo)).length;
  const leido = `${leidos} archivos`;
  if (codigo !== 0) return fallada(leido, salida);
  if (leidos < esperados) return fallada(leido, `Biome leyó ${leidos} archivos y hay ${esperados} de código.`);
  return aprobada(leido);
}
