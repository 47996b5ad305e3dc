import {
  type ListaDelColegio,
  type PlanillaDeLista,
  rutasDeListas,
  type VersionConFilas,
} from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { etiquetaDe } from '@colega/contract/route';
import type { ColumnaDeLista } from '@colega/domain/colegio';
import type { Fecha } from '@colega/domain/fechas';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { direccionDeLista } from '../../lib/direcciones.ts';
import { contextoDe, useReleerListas } from './consultas.ts';
import {
  cargarPlanilla,
  escribirFilas,
  type FilasCargadas,
  filasParaEmpezar,
  type ListaEscrita,
  leerLista,
  moverVigencia,
} from './filas-en-edicion.ts';
import { idDeCelda } from './grilla-de-lista.tsx';

const enfocarLoPrimero = (errores: Readonly<Record<string, string>>): void => {
  const elementos = Object.keys(errores).flatMap((campo) => document.getElementById(idDeCelda(campo)) ?? []);
  // The first of the page, which is not always the first that was found.
  elementos
    .sort((uno, otro) => (uno.compareDocumentPosition(otro) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]
    ?.focus();
};

const enPreparacion = (version: VersionConFilas | null): VersionConFilas | null =>
  version?.estado === 'preparada' ? version : null;

/** The one that was being corrected, as it is now, or the one that somebody else is preparing. */
const leerLoAjeno = async (
  lista: ListaDelColegio['lista'],
  preparada: VersionConFilas | null,
): Promise<VersionConFilas | null> => {
  try {
    const suya = preparada && (await llamar(rutasDeListas.versionDeLista, { params: { id: preparada.id } }));
    if (enPreparacion(suya)) return suya;
    return (await llamar(rutasDeListas.lista, { params: { lista } })).preparada ?? suya;
  } catch {
    // Unknown, it is asked again as this is sent again.
    return null;
  }
};

export const useEdicionDeLista = (datos: ListaDelColegio, columnas: readonly ColumnaDeLista[], hoy: Fecha) => {
  const { lista, claves_tomadas } = datos;
  // The one that was opened: what others do meanwhile is told when this is saved.
  const [preparada, setPreparada] = useState(datos.preparada);
  /** What others left meanwhile where this would go: it goes over it only if whoever writes says so. */
  const [ajena, setAjena] = useState<VersionConFilas | null>(null);
  const navegar = useNavigate();
  const releer = useReleerListas();
  const { claveDe } = useIntento();
  const [inicial, setInicial] = useState((): ListaEscrita => {
    const desde = preparada?.vigente_desde ?? datos.primer_dia;
    const filas = preparada?.filas ?? filasParaEmpezar(lista, contextoDe(datos, { hoy, desde }).anteriores);
    return { vigente_desde: desde, norma: preparada?.norma ?? '', filas: escribirFilas(columnas, filas) };
  });
  const [escrita, setEscrita] = useState(inicial);
  /** The last whole day that was written. */
  const [dia, setDia] = useState(inicial.vigente_desde);
  const [ocupado, setOcupado] = useState(false);
  const [revisada, setRevisada] = useState(false);
  const [deAfuera, setDeAfuera] = useState<Readonly<Record<string, string>>>({});
  const [falla, setFalla] = useState<string | null>(null);
  const contexto = useMemo(() => contextoDe(datos, { hoy, desde: dia }), [datos, hoy, dia]);
  const leida = leerLista(lista, columnas, escrita, {
    contexto,
    claves: claves_tomadas,
  });
  const cambiar = (cambios: Partial<ListaEscrita>): void => {
    setDeAfuera({});
    setEscrita((antes) => ({ ...antes, ...cambios }));
  };
  const cambiarVigencia = (desde: string): void => {
    if (desde === '') {
      cambiar({ vigente_desde: desde });
      return;
    }
    const { anteriores } = contextoDe(datos, { hoy, desde });
    const filas =
      lista === 'feriados' ? moverVigencia(columnas, escrita, { desde, antes: dia, anteriores }) : escrita.filas;
    setDia(desde);
    cambiar({ vigente_desde: desde, filas });
  };
  const alFallar = async (causa: unknown): Promise<void> => {
    const { errores = [] } = (causa instanceof ErrorDeApi && causa.problem) || {};
    const porCampo = Object.fromEntries(errores.map(({ campo, mensaje }) => [campo, mensaje]));
    flushSync(() => setDeAfuera(porCampo));
    enfocarLoPrimero(porCampo);
    setFalla(errores.length > 0 ? null : explicarFalla(causa, todosLosMensajes.error_de_comunicacion));
    if (causa instanceof ErrorDeApi && (causa.status === 412 || causa.status === 409)) {
      setAjena(await leerLoAjeno(lista, preparada));
      await releer(lista);
    }
  };
  const enviar = async (sobre: VersionConFilas | null): Promise<void> => {
    if (ocupado) return;
    setFalla(null);
    flushSync(() => setRevisada(true));
    if (Object.keys(leida.errores).length > 0) return enfocarLoPrimero(leida.errores);
    setOcupado(true);
    try {
      const body = { ...leida.propuesta, filas: leida.propuesta.filas.map((fila) => ({ ...fila })) };
      const { message } = sobre
        ? await llamar(
            rutasDeListas.corregirLista,
            { params: { id: sobre.id }, body },
            { ifMatch: etiquetaDe(sobre.version) },
          )
        : await llamar(
            rutasDeListas.prepararLista,
            { params: { lista }, body },
            { idempotencyKey: claveDe([lista, body]) },
          );
      avisarExito(message);
      await releer(lista);
      void navegar(direccionDeLista(lista));
    } catch (causa) {
      await alFallar(causa);
      setOcupado(false);
    }
  };
  const tomarLoAjeno = (): void => {
    if (!ajena) return;
    const { vigente_desde, norma, filas } = ajena;
    const suya = { vigente_desde, norma, filas: escribirFilas(columnas, filas) };
    setPreparada(ajena);
    setInicial(suya);
    setEscrita(suya);
    setDia(vigente_desde);
    setAjena(null);
    setDeAfuera({});
    setFalla(null);
  };
  /** What is wrong with what came in is said at once, beside its cell. */
  const cargar = (leidas: PlanillaDeLista['filas']): FilasCargadas => {
    const cargadas = cargarPlanilla(lista, columnas, escrita, leidas, claves_tomadas);
    cambiar({ filas: cargadas.filas });
    setRevisada(true);
    return cargadas;
  };
  return {
    ...{ escrita, cambiar, cambiarVigencia, cargar, ocupado, falla, ajena, tomarLoAjeno },
    /** Over what was read; while there is something of others, it is seen first. */
    guardar: async (): Promise<void> => {
      if (!ajena) await enviar(preparada);
    },
    guardarEncima: () => enviar(enPreparacion(ajena)),
    errores: { ...(revisada ? leida.errores : {}), ...deAfuera },
    propuesta: leida.propuesta,
    anteriores: contexto.anteriores,
    sucia: escrita !== inicial,
  };
};
