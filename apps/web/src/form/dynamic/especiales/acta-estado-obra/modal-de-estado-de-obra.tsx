import { mensajes, texto } from '@colega/contract/mensajes';
import { type ActaEstadoObra, CLAVES_DE_ESTADO_DE_OBRA, validarEstadoDeObra } from '@colega/domain/formularios';
import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import type { ContextoDeFormulario, EstadoDeObraCalculado } from '../../contexto-de-formulario.ts';
import { ItemDeEstadoDeObra } from './item-de-estado-de-obra.tsx';
import classes from './modal-de-estado-de-obra.module.css';

type Estado = ActaEstadoObra['estado_obra'];
type Contenido = {
  inicial: Estado;
  items: ContextoDeFormulario['itemsDeEstadoDeObra'];
  calcular: ContextoDeFormulario['calcularEstadoDeObra'];
  alGuardar: (calculada: EstadoDeObraCalculado) => void;
  alCerrar: () => void;
};

const COMPLETO = { porcentaje_ejecutado: '100', observaciones: '' };

const erroresDe = (estado: Estado): Map<string, string> =>
  new Map(validarEstadoDeObra(estado, '').map((p) => [String(p.campo).replace(/^\./, ''), texto(p)]));

const Formulario = ({ inicial, items, calcular, alGuardar, alCerrar }: Contenido) => {
  const [estado, setEstado] = useState(inicial);
  const [juzgados, setJuzgados] = useState<ReadonlySet<string> | 'todos'>(new Set());
  const [guardando, setGuardando] = useState(false);
  const [fallo, setFallo] = useState(false);
  const formulario = useRef<HTMLFormElement>(null);
  const errores = erroresDe(estado);
  const nombres = new Map(items.map(({ key, nombre }) => [key, nombre]));

  const cambiar = useCallback(
    (clave: string, cambio: Partial<Estado[string]>) =>
      setEstado((antes) => ({ ...antes, [clave]: { ...(antes[clave] ?? COMPLETO), ...cambio } })),
    [],
  );
  const juzgar = useCallback(
    (clave: string) => setJuzgados((antes) => (antes === 'todos' ? antes : new Set(antes).add(clave))),
    [],
  );

  // FRM-017: validates, calls the calculation, then closes
  const guardar = async (evento: FormEvent) => {
    evento.preventDefault();
    // the wizard's own form is an ancestor in React
    evento.stopPropagation();
    setJuzgados('todos');
    setFallo(errores.size > 0);
    if (errores.size > 0) {
      const [primero] = errores.keys();
      formulario.current?.querySelector<HTMLElement>(`[data-ruta="${primero}"]`)?.focus();
      return;
    }
    setGuardando(true);
    try {
      alGuardar(await calcular(estado));
    } catch {
      setFallo(true);
    } finally {
      setGuardando(false);
    }
  };

  return (
    <form ref={formulario} noValidate onSubmit={guardar}>
      <Stack gap="md">
        {CLAVES_DE_ESTADO_DE_OBRA.map((clave) => (
          <ItemDeEstadoDeObra
            key={clave}
            clave={clave}
            nombre={nombres.get(clave) ?? ''}
            valor={estado[clave] ?? COMPLETO}
            alCambiar={cambiar}
            alSalir={juzgar}
            error={
              juzgados === 'todos' || juzgados.has(clave) ? errores.get(`${clave}.porcentaje_ejecutado`) : undefined
            }
            errorDeObservacion={errores.get(`${clave}.observaciones`)}
          />
        ))}
      </Stack>
      <div className={classes.pie}>
        {fallo ? <Alert color="red">{mensajes.estado_obra_invalido}</Alert> : null}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={alCerrar}>
            Cancelar
          </Button>
          <Button type="submit" loading={guardando}>
            Guardar
          </Button>
        </Group>
      </div>
    </form>
  );
};

export const ModalDeEstadoDeObra = ({ abierto, alCerrar, ...contenido }: Contenido & { abierto: boolean }) => {
  const enTelefono = useMediaQuery('(max-width: 47.99em)') ?? false;
  return (
    <Modal opened={abierto} onClose={alCerrar} title="Estado de la Obra" size="xl" fullScreen={enTelefono}>
      <Formulario {...contenido} alCerrar={alCerrar} />
    </Modal>
  );
};
