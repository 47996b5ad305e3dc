import type { AjustesDelColegio } from '@colega/contract/colegio';
import { CLAVES_DE_PLAZO, CLAVES_DE_TEXTO, cambiosDePlazo, estaEnUso } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import type { Db } from '../../db/conectar.ts';
import { findIdentidad, findVersiones } from './ajustes.repository.ts';
import { findBancos } from './bancos.repository.ts';
import { findDistritosDelColegio, findPartidosDelColegio } from './distritos.repository.ts';
import { fabricaDeTexto } from './fabrica-de-texto.ts';
import { diasDePlazo, direccionDeMarca, leerColegio } from './leer-colegio.service.ts';
import type { LibroDeBancos } from './libro-de-bancos.ts';
import { hayLegajosPropios, seDicenOficinas } from './listas/listas.repository.ts';
import { nombrarTexto } from './nombrar-texto.ts';
import { findRubrosDelColegio } from './rubros.repository.ts';
import { seccionDe } from './secciones.ts';

/** All of it, with the version of each part. */
export const leerAjustes = async (db: Db, hoy: Fecha, libro: LibroDeBancos): Promise<AjustesDelColegio> => {
  const [
    colegio,
    versiones,
    { color, color_oscuro, marca, ...identidad },
    distritos,
    partidos,
    rubros,
    en_marcha,
    bancos,
    cuentaDe,
    se_dicen,
  ] = await Promise.all([
    ...([leerColegio(db), findVersiones(db), findIdentidad(db), findDistritosDelColegio(db)] as const),
    ...([findPartidosDelColegio(db), findRubrosDelColegio(db), hayLegajosPropios(db)] as const),
    ...([findBancos(db), libro.leerCuentas(db), seDicenOficinas(db)] as const),
  ]);
  const de = (seccion: string) => ({ version: versiones.get(seccion) ?? 1 });
  return {
    en_marcha,
    identidad: { ...de('identidad'), ...identidad },
    colores: { ...de('colores'), color, color_oscuro },
    marca: { ...de('marca'), marca_url: direccionDeMarca(marca) },
    distritos: distritos.map(({ id, nombre, cerrado }) => ({ ...de(seccionDe.distrito(id)), id, nombre, cerrado })),
    partidos: { ...de('partidos'), partidos },
    oficinas: colegio.oficinasDe(hoy).map(({ distrito, telefonos, ...oficina }) => ({
      ...{ ...oficina, telefonos: [...telefonos], distrito: distrito?.nombre ?? null },
      distrito_id: distritos.find(({ clave }) => clave === distrito?.clave)?.id ?? null,
    })),
    primeras_oficinas: { ...de('oficinas'), se_dicen },
    bancos: bancos.map(({ id, clave, nombre, cbu, columnas, desde, dejado_desde }) => {
      const { codigo, nombre: comoSeLlama } = cuentaDe(clave, hoy);
      return {
        ...{ ...de(seccionDe.banco(id)), id, nombre, cbu, columnas, desde, dejado_desde },
        ...{ en_uso: estaEnUso({ desde, dejado_desde }, hoy), cuenta: { codigo, nombre: comoSeLlama } },
      };
    }),
    columnas_conocidas: libro.columnas,
    rubros: { ...de('rubros'), rubros },
    plazos: CLAVES_DE_PLAZO.map((plazo) => ({
      ...{ ...de(seccionDe.plazo(plazo)), plazo, dias: diasDePlazo(colegio, plazo, hoy) },
      siguen: cambiosDePlazo(colegio.plazos, plazo, hoy).map(({ vigente_desde, dias }) => ({ vigente_desde, dias })),
    })),
    textos: CLAVES_DE_TEXTO.map((clave) => {
      const { de_entrada, datos } = fabricaDeTexto(clave, colegio.nombre);
      return {
        ...{ ...de(seccionDe.texto(clave)), clave, ...nombrarTexto(clave), de_entrada },
        ...{ datos: Object.entries(datos).map(([dato, ejemplo]) => ({ dato, ejemplo })) },
        texto: colegio.textos[clave] ?? de_entrada,
      };
    }),
  };
};
