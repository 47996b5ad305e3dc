import { type ListaDelColegio, rutasDeListas } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { etiquetaDe } from '@colega/contract/route';
import type { ColumnaDeLista } from '@colega/domain/colegio';
import { type Fecha, sumarDias } from '@colega/domain/fechas';
import { ErrorDeApi, explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { avisarExito } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { direccionDeLista } from '../../lib/direcciones.ts';
import { contextoDe, useReleerListas } from './consultas.ts';
import { escribirFilas, type ListaEscrita, leerLista, moverVigencia } from './filas-en-edicion.ts';
import { idDeCelda } from './grilla-de-lista.tsx';

const enfocarLoPrimero = (errores: Readonly<Record<string, string>>): void => {
  const elementos = Object.keys(errores).flatMap((campo) => document.getElementById(idDeCelda(campo)) ?? []);
  // The first of the page, which is not always the first that was found.
  elementos
    .sort((uno, otro) => (uno.compareDocumentPosition(otro) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]
    ?.focus();
};

export const useEdicionDeLista = (datos: ListaDelColegio, columnas: readonly ColumnaDeLista[], hoy: Fecha) => {
  const { lista, claves_de_bloqueos } = datos;
  // The one that was opened: what others do meanwhile is told when this is saved.
  const [preparada] = useState(datos.preparada);
  const navegar = useNavigate();
  const releer = useReleerListas();
  const { claveDe } = useIntento();
  const [inicial] = useState((): ListaEscrita => {
    const desde = preparada?.vigente_desde ?? sumarDias(hoy, 1);
    const filas = preparada?.filas ?? contextoDe(datos, { hoy, desde }).anteriores;
    return { vigente_desde: desde, norma: preparada?.norma ?? '', filas: escribirFilas(columnas, filas) };
  });
  const [version, setVersion] = useState(preparada?.version ?? null);
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
    claves: lista === 'bloqueos' ? claves_de_bloqueos : [],
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
    if (causa instanceof ErrorDeApi && causa.status === 412 && preparada) {
      // What was typed stays; sent again, it goes over what is there now.
      const ahora = await llamar(rutasDeListas.versionDeLista, { params: { id: preparada.id } }).catch(() => null);
      if (ahora) setVersion(ahora.version);
    }
  };
  const guardar = async (): Promise<void> => {
    if (ocupado) return;
    setFalla(null);
    flushSync(() => setRevisada(true));
    if (Object.keys(leida.errores).length > 0) return enfocarLoPrimero(leida.errores);
    setOcupado(true);
    try {
      const body = { ...leida.propuesta, filas: leida.propuesta.filas.map((fila) => ({ ...fila })) };
      const { message } = preparada
        ? await llamar(
            rutasDeListas.corregirLista,
            { params: { id: preparada.id }, body },
            { ...(version !== null && { ifMatch: etiquetaDe(version) }) },
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
      setOcupado(false);
      await alFallar(causa);
    }
  };
  return {
    ...{ escrita, cambiar, cambiarVigencia, guardar, ocupado, falla },
    errores: { ...(revisada ? leida.errores : {}), ...deAfuera },
    propuesta: leida.propuesta,
    anteriores: contexto.anteriores,
    sucia: escrita !== inicial,
  };
};
