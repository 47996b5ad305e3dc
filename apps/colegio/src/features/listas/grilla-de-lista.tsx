import { type ClaveDeLista, type ColumnaDeLista, LISTAS_DEL_COLEGIO } from '@colega/domain/colegio';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { ActionIcon, Button, Group } from '@mantine/core';
import { TablaDeLaMesa } from '../../ui/tabla-de-la-mesa.tsx';
import { CeldaDeLista } from './celda-de-lista.tsx';
import { type FilaEscrita, filaVacia, pegar, siguienteId } from './filas-en-edicion.ts';
import estilos from './grilla-de-lista.module.css';

type Props = {
  lista: ClaveDeLista;
  columnas: readonly ColumnaDeLista[];
  filas: readonly FilaEscrita[];
  errores: Readonly<Record<string, string>>;
  alCambiar: (filas: FilaEscrita[]) => void;
};

/** More columns than these do not fit in a row. */
const COLUMNAS_DE_UNA_TABLA = 5;
const ANCHO_DE_UN_BOTON = 7;
const LARGO_DE_UN_TEXTO = 200;

export const idDeCelda = (campo: string): string => `celda-de-lista.${campo}`;

export const GrillaDeLista = ({ lista, columnas, filas, errores, alCambiar }: Props) => {
  const { fijas, nombre } = LISTAS_DEL_COLEGIO[lista];
  const visibles = columnas.filter(({ oculta }) => !oculta);
  const enTarjetas = visibles.length > COLUMNAS_DE_UNA_TABLA;
  const nombreDe = (fila: FilaEscrita, i: number): string =>
    (visibles[0] && fila.celdas[visibles[0].clave]) || `fila ${i + 1}`;
  const celdaDe = (fila: FilaEscrita, i: number, columna: ColumnaDeLista) => {
    const campo = `filas.${i}.${columna.clave}`;
    if (columna.clave === fijas?.columna) return <b>{fila.celdas[columna.clave]}</b>;
    return (
      <CeldaDeLista
        id={idDeCelda(campo)}
        columna={columna}
        valor={fila.celdas[columna.clave] ?? ''}
        nombre={`${columna.titulo}: ${nombreDe(fila, i)}`}
        rotulo={enTarjetas}
        error={errores[campo]}
        alEscribir={(valor) =>
          alCambiar(
            filas.map((otra) =>
              otra.id === fila.id ? { ...otra, celdas: { ...otra.celdas, [columna.clave]: valor } } : otra,
            ),
          )
        }
        alPegar={(texto) => {
          const { filas: otras, sobran } = pegar(lista, columnas, filas, { fila: i, clave: columna.clave, texto });
          alCambiar(otras);
          if (sobran > 0) avisarError(`Del bloque pegado, ${sobran} no entraron en las celdas de la lista.`);
        }}
        alMover={(cuantas) => document.getElementById(idDeCelda(`filas.${i + cuantas}.${columna.clave}`))?.focus()}
      />
    );
  };
  const mover = (i: number, a: number) => {
    const otras = [...filas];
    const [movida] = otras.splice(i, 1);
    if (movida) otras.splice(a, 0, movida);
    alCambiar(otras);
  };
  const acciones = (fila: FilaEscrita, i: number) => (
    <Group gap={2}>
      {lista === 'control' && (
        <>
          <Boton
            de={`Subir: ${nombreDe(fila, i)}`}
            icono="arriba"
            deshabilitado={i === 0}
            alPresionar={() => mover(i, i - 1)}
          />
          <Boton
            de={`Bajar: ${nombreDe(fila, i)}`}
            icono="abajo"
            deshabilitado={i === filas.length - 1}
            alPresionar={() => mover(i, i + 1)}
          />
        </>
      )}
      <Boton
        de={`Quitar: ${nombreDe(fila, i)}`}
        icono="borrar"
        deshabilitado={false}
        alPresionar={() => alCambiar(filas.filter((otra) => otra.id !== fila.id))}
      />
    </Group>
  );
  return (
    <>
      {enTarjetas ? (
        <ul className={estilos.tarjetas} aria-label={nombre}>
          {filas.map((fila, i) => (
            <li key={fila.id}>
              <fieldset className={estilos.tarjeta}>
                <legend>{nombreDe(fila, i)}</legend>
                {visibles
                  .filter(({ clave }) => clave !== fijas?.columna)
                  .map((columna) => (
                    <div key={columna.clave}>{celdaDe(fila, i, columna)}</div>
                  ))}
                {!fijas && acciones(fila, i)}
              </fieldset>
            </li>
          ))}
        </ul>
      ) : (
        <TablaDeLaMesa
          nombre={nombre}
          columnas={anchosDe(visibles, fijas ? 0 : lista === 'control' ? 3 : 1)}
          actualizando={false}
        >
          {filas.map((fila, i) => (
            <tr key={fila.id}>
              {visibles.map((columna) => (
                <td key={columna.clave} data-rotulo={columna.titulo}>
                  {celdaDe(fila, i, columna)}
                </td>
              ))}
              {!fijas && <td data-rotulo="">{acciones(fila, i)}</td>}
            </tr>
          ))}
        </TablaDeLaMesa>
      )}
      {!fijas && (
        <div>
          <Button variant="default" onClick={() => alCambiar([...filas, filaVacia(columnas, siguienteId(filas))])}>
            Agregar una fila
          </Button>
        </div>
      )}
    </>
  );
};

/** A long text takes twice as much. */
const anchosDe = (visibles: readonly ColumnaDeLista[], botones: number) => {
  const pesoDe = ({ maximo = 0, tipo }: ColumnaDeLista) => (tipo === 'texto' && maximo >= LARGO_DE_UN_TEXTO ? 2 : 1);
  const total = visibles.reduce((suma, columna) => suma + pesoDe(columna), 0);
  const ancho = botones * ANCHO_DE_UN_BOTON;
  return [
    ...visibles.map(
      (columna) => [columna.titulo, `${Math.floor(((100 - ancho) * pesoDe(columna)) / total)}%`] as const,
    ),
    ...(botones > 0 ? [['Acciones', `${ancho}%`, 'se oye'] as const] : []),
  ];
};

type DeBoton = { de: string; icono: 'arriba' | 'abajo' | 'borrar'; deshabilitado: boolean; alPresionar: () => void };

const Boton = ({ de, icono, deshabilitado, alPresionar }: DeBoton) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={36}
    aria-label={de}
    title={de}
    disabled={deshabilitado}
    onClick={alPresionar}
  >
    <Icono nombre={icono} />
  </ActionIcon>
);
