import type { Recorrido } from '@colega/asistentes/asistente';
import { puedeAbrirse } from '@colega/asistentes/asistente';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Icono } from '../../ui/signos/icono.tsx';
import classes from './lista-de-pasos.module.css';

type Paso = { id: string; titulo: string };
type Props = {
  pasos: readonly Paso[];
  recorrido: Recorrido;
  alAbrir: (id: string) => void;
  ocupado: boolean;
  despues?: string | undefined;
};

type Marca = 'error' | 'actual' | 'completo' | 'visitado' | 'pendiente';

const marcaDe = ({ id }: Paso, { actual, conError, completos, visitados }: Recorrido): Marca => {
  if (conError.includes(id)) return 'error';
  if (id === actual) return 'actual';
  if (completos.includes(id)) return 'completo';
  return visitados.includes(id) ? 'visitado' : 'pendiente';
};

const TEXTO: Record<Marca, string> = {
  error: 'con errores',
  actual: 'paso actual',
  completo: 'completo',
  visitado: 'sin completar',
  pendiente: 'pendiente',
};

export const ListaDePasos = ({ pasos, recorrido, alAbrir, ocupado, despues }: Props) => {
  const [desplegada, setDesplegada] = useState(false);
  const indice = pasos.findIndex(({ id }) => id === recorrido.actual);
  return (
    <nav aria-label="Pasos" className={classes.pasos}>
      <button
        type="button"
        className={classes.resumen}
        aria-expanded={desplegada}
        aria-controls="lista-de-pasos"
        onClick={() => setDesplegada((antes) => !antes)}
      >
        <span>
          {despues ? (
            <strong>{despues}</strong>
          ) : (
            <>
              <strong>
                Paso {indice + 1} de {pasos.length}
              </strong>{' '}
              · {pasos[indice]?.titulo}
            </>
          )}
        </span>
        <Icono nombre="abajo" />
      </button>
      <div className={classes.avance} aria-hidden="true">
        <div style={{ width: `${despues ? 100 : ((indice + 1) / pasos.length) * 100}%` }} />
      </div>
      <ol id="lista-de-pasos" className={classes.lista} data-desplegada={desplegada}>
        {pasos.map((paso, i) => {
          const marca = marcaDe(paso, recorrido);
          const esActual = paso.id === recorrido.actual;
          return (
            <li key={paso.id} data-marca={marca} data-actual={esActual}>
              <button
                type="button"
                className={classes.paso}
                disabled={!puedeAbrirse(recorrido, paso.id)}
                aria-current={esActual ? 'step' : undefined}
                aria-disabled={ocupado || undefined}
                onClick={() => {
                  setDesplegada(false);
                  alAbrir(paso.id);
                }}
              >
                <span className={classes.marca} aria-hidden="true">
                  {marca === 'completo' ? <Icono nombre="tilde" /> : marca === 'error' ? '!' : i + 1}
                </span>
                {paso.titulo}
                <VisuallyHidden>, {TEXTO[marca]}</VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
