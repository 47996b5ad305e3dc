import {
  agregarCategoria,
  esRequerido,
  leerTipoObra,
  type NodoDeTipoObra,
  quitarCategoria,
  type TipoObra,
  type ValorDeCampo,
} from '@colega/domain/formularios';
import { Text, VisuallyHidden } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { idDeCampo, useAcciones } from '../../campos/acciones.ts';
import { Grupo } from '../../campos/grupo.tsx';
import type { PropsDeGrupo } from '../../campos/props.ts';
import { useContextoDeFormulario } from '../../dynamic/contexto-de-las-tareas.ts';
import { ObraDeCategoria } from './obra-de-categoria.tsx';
import { SelectorDeCategoria } from './selector-de-categoria.tsx';

const enOrden = (tipoObra: TipoObra): string[] =>
  Object.keys(tipoObra).sort((a, b) => a.localeCompare(b, 'es', { numeric: true }));

/** FRM-028..032. */
export const TipoDeObraCampo = ({ campo, ruta, valor, error, errores }: PropsDeGrupo) => {
  const { prefijo, cambiar } = useAcciones();
  const { tiposDeObra } = useContextoDeFormulario();
  const tipoObra = useMemo(() => leerTipoObra(valor), [valor]);
  const porClave = useMemo(
    () => new Map<string, NodoDeTipoObra>(tiposDeObra.flatMap(({ items }) => items.map((nodo) => [nodo.key, nodo]))),
    [tiposDeObra],
  );
  const [aviso, setAviso] = useState('');
  const id = idDeCampo(prefijo, ruta);
  const recien = useRef<string | null>(null);

  useEffect(() => {
    if (recien.current === null || !Object.hasOwn(tipoObra, recien.current)) return;
    document.getElementById(`${id}.${recien.current}`)?.querySelector<HTMLElement>('select, input')?.focus();
    recien.current = null;
  }, [tipoObra, id]);

  const poner = (nuevo: TipoObra, tocada: string | null) => cambiar(ruta, nuevo as ValorDeCampo, tocada);
  const nodoDe = (categoria: string): NodoDeTipoObra =>
    porClave.get(categoria) ?? { key: categoria, descripcion: '', items: [] };

  return (
    <Grupo id={id} titulo={campo.etiqueta}>
      <SelectorDeCategoria
        id={`${id}.categoria`}
        tablas={tiposDeObra}
        presentes={tipoObra}
        obligatorio={esRequerido(campo)}
        error={error}
        alElegir={(categoria) => {
          recien.current = categoria;
          poner(agregarCategoria(tipoObra, categoria), ruta);
          setAviso(`Se agregó ${categoria} ${nodoDe(categoria).descripcion}.`);
        }}
      />
      {enOrden(tipoObra).map((categoria) => (
        <ObraDeCategoria
          key={categoria}
          nodo={nodoDe(categoria)}
          ruta={`${ruta}.${categoria}`}
          tipoObra={tipoObra}
          alCambiar={poner}
          alQuitar={() => {
            poner(quitarCategoria(tipoObra, categoria), ruta);
            setAviso(`Se quitó ${categoria} ${nodoDe(categoria).descripcion}.`);
            document.getElementById(`${id}.categoria`)?.focus();
          }}
          errores={errores}
        />
      ))}
      {Object.keys(tipoObra).length === 0 ? (
        <Text c="dimmed" size="sm">
          Elegí al menos un tipo de obra para cargar sus superficies.
        </Text>
      ) : null}
      <VisuallyHidden role="status">{aviso}</VisuallyHidden>
    </Grupo>
  );
};
