import { existsSync, readFileSync } from 'node:fs';
import { conProgreso } from './avisar.mjs';
import { correr } from './correr.mjs';
import { Falla } from './falla.mjs';
import { rutaDesdeRaiz } from './raiz.mjs';

function readPaquetes(ruta) {
  try {
    return JSON.parse(readFileSync(ruta, 'utf8')).packages;
  } catch {
    return null;
  }
}

function coincide(pedido, instalado, carpeta) {
  if (!instalado) return pedido.optional === true || pedido.peer === true;
  return (
    pedido.version === instalado.version &&
    pedido.integrity === instalado.integrity &&
    existsSync(rutaDesdeRaiz(carpeta))
  );
}

// npm lists in node_modules what it really installed; that is compared with the lock, entry by entry.
export function faltaInstalar() {
  const pedidos = readPaquetes(rutaDesdeRaiz('package-lock.json'));
  const instalados = readPaquetes(rutaDesdeRaiz('node_modules', '.package-lock.json'));
  if (!instalados) return true;
  return Object.entries(pedidos).some(
    ([carpeta, pedido]) => carpeta.includes('node_modules/') && !coincide(pedido, instalados[carpeta], carpeta),
  );
}

export async function instalarSiFalta() {
  if (!faltaInstalar()) return;
  await conProgreso('Instalando dependencias (cerca de un minuto, solo la primera vez)', async () => {
    const opciones = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const { codigo } = await correr('npm', opciones, { mostrar: true });
    if (codigo !== 0)
      throw new Falla('No se pudieron instalar las dependencias: revisá la conexión y volvé a intentar.');
  });
}
