import type { Configuracion } from '@colega/contract/referencias';
import type { Db } from '../../db/conectar.ts';
import type { Dependencias } from '../../dependencias.ts';
import { hoy } from '../../hoy.ts';
import { version } from '../../version.ts';
import { colegioALaVista, leerColegio } from '../colegio/leer-colegio.service.ts';
import { findUsuariosDeDemo } from './listas.repository.ts';

// S-80: each layer asks for its own attribution.
const atribucionDe = (url: string): string =>
  url.includes('ign.gob.ar') ? 'IGN Argentina + OpenStreetMap' : '© colaboradores de OpenStreetMap';

export async function leerConfiguracion(db: Db, { config, reloj }: Dependencias): Promise<Configuracion> {
  return {
    demo: config.demo,
    calculo_automatico: config.calculoAutomatico,
    noticias: config.noticias,
    version,
    map_tiles_url: config.mapTilesUrl,
    map_tiles_atribucion: atribucionDe(config.mapTilesUrl),
    portal_operador_url: config.portalOperadorUrl,
    guia_url: config.guiaUrl,
    mapa_arba_url: config.mapaArbaUrl,
    hoy: hoy(reloj),
    colegio: colegioALaVista(await leerColegio(db)),
    usuarios_demo: config.demo ? await findUsuariosDeDemo(db) : [],
  };
}
