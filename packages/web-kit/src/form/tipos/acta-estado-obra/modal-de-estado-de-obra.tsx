import { mensajes, texto } from '@colega/contract/mensajes';
import { type ActaEstadoObra, CLAVES_DE_ESTADO_DE_OBRA, validarEstadoDeObra } from '@colega/domain/formularios';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { explicarFaltaDeRed } from '../../../lib/api/error-de-api.ts';
import { alSoltar } from '../../../lib/navegacion/al-soltar.ts';
import { ConfirmarDialogo } from '../../../ui/dialogos/confirmar-dialogo.tsx';
import { crearMotivos, type EnFormulario, ProveedorDeFormulario } from '../../../ui/entradas/contexto-de-formulario.ts';
import { useBarraAlPie } from '../../../ui/paginas/use-barra-al-pie.ts';
import type { ContextoDeFormulario, EstadoDeObraCalculado } from '../../dynamic/contexto-de-las-tareas.ts';
import { ItemDeEstadoDeObra } from './item-de-estado-de-obra.tsx';
import classes from './modal-de-estado-de-obra.module.css';

type Estado = ActaEstadoObra['estado_obra'];
type Contenido = {
  inicial: Estado;
  items: ContextoDeFormulario['itemsDeEstadoDeObra'];
  calcular: ContextoDeFormulario['calcularEstadoDeObra'];
  alGuardar: (calculada: EstadoDeObraCalculado) => void;
  alCerrar: () => void;
  enCarga: Estado | null;
  alCargar: (estado: Estado | null) => void;
};

const COMPLETO = { porcentaje_ejecutado: '100', observaciones: '' };

const mismoEstado = (uno: Estado, otro: Estado): boolean =>
  CLAVES_DE_ESTADO_DE_OBRA.every((clave) => {
    const [a, b] = [uno[clave] ?? COMPLETO, otro[clave] ?? COMPLETO];
    return a.porcentaje_ejecutado === b.porcentaje_ejecutado && a.observaciones === b.observaciones;
  });

const erroresDe = (estado: Estado): Map<string, string> =>
  new Map(validarEstadoDeObra(estado, '').map((p) => [String(p.campo).replace(/^\./, ''), texto(p)]));

const Formulario = ({ inicial, items, calcular, alGuardar, alCerrar, enCarga, alCargar }: Contenido) => {
  const [estado, setEstado] = useState(enCarga ?? inicial);
  const [juzgados, setJuzgados] = useState<ReadonlySet<string> | 'todos'>(new Set());
  const [guardando, setGuardando] = useState(false);
  const [fallo, setFallo] = useState<string | null>(null);
  const formulario = useRef<HTMLFormElement>(null);
  const [propio] = useState((): EnFormulario => ({ motivos: crearMotivos(), partes: new Map() }));
  const errores = erroresDe(estado);
  const nombres = new Map(items.map(({ key, nombre }) => [key, nombre]));

  const vigente = useRef({ estado, inicial, alCargar });
  useEffect(() => {
    vigente.current = { estado, inicial, alCargar };
  });
  const cambiar = useCallback((clave: string, cambio: Partial<Estado[string]>) => {
    const { estado: antes, inicial: guardado, alCargar: avisar } = vigente.current;
    const ahora = { ...antes, [clave]: { ...(antes[clave] ?? COMPLETO), ...cambio } };
    vigente.current.estado = ahora;
    setEstado(ahora);
    avisar(mismoEstado(ahora, guardado) ? null : ahora);
  }, []);
  const juzgar = useCallback(
    (clave: string) => alSoltar(() => setJuzgados((antes) => (antes === 'todos' ? antes : new Set(antes).add(clave)))),
    [],
  );

  /** A field may have a wrong value, or a paste that was not read, which saving would lose in silence. */
  const conProblema = (): HTMLElement | undefined =>
    [...(formulario.current?.querySelectorAll<HTMLElement>('[data-ruta]') ?? [])].find(
      ({ dataset: { ruta = '' } }) => errores.has(ruta) || propio.motivos.leer().has(ruta),
    );

  // FRM-017.
  const guardar = async (evento: FormEvent) => {
    evento.preventDefault();
    // The wizard's own form is an ancestor in React.
    evento.stopPropagation();
    setJuzgados('todos');
    const primero = conProblema();
    setFallo(primero ? mensajes.estado_obra_invalido : null);
    if (primero) return primero.focus();
    setGuardando(true);
    try {
      const calculada = await calcular(estado);
      // It may have been closed meanwhile.
      if (formulario.current) alGuardar(calculada);
    } catch (error) {
      setFallo(explicarFaltaDeRed(error, mensajes.estado_obra_invalido));
    } finally {
      setGuardando(false);
    }
  };

  const pie = useBarraAlPie<HTMLDivElement>(true);
  return (
    <form ref={formulario} noValidate onSubmit={guardar}>
      <Stack gap="md">
        <Text>Indicá qué porcentaje de cada ítem está ejecutado: 100 es terminado y 0, sin empezar.</Text>
        <ProveedorDeFormulario value={propio}>
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
        </ProveedorDeFormulario>
      </Stack>
      <div ref={pie} className={classes.pie}>
        {fallo ? (
          <Alert color="red">
            {fallo.split('\n').map((linea) => (
              <Text key={linea}>{linea}</Text>
            ))}
          </Alert>
        ) : null}
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

type Props = Contenido & { abierto: boolean };

/** S-141: closing what was changed asks first, whichever way it is closed. */
export const ModalDeEstadoDeObra = ({ abierto, alCerrar, ...contenido }: Props) => {
  const enTelefono = useMediaQuery('(max-width: 47.99em)') ?? false;
  const [preguntando, setPreguntando] = useState(false);
  if (!abierto && preguntando) setPreguntando(false);
  // A task of its own keeps the question from hearing the Escape that asks for it; flushSync, for it to remember the
  // focused field.
  const preguntar = () => setTimeout(() => flushSync(() => setPreguntando(true)));
  const cerrar = () => void (contenido.enCarga === null ? alCerrar() : preguntar());
  return (
    <>
      <Modal
        opened={abierto}
        onClose={cerrar}
        closeOnEscape={!preguntando}
        title="Estado de la Obra"
        size="xl"
        fullScreen={enTelefono}
      >
        <Formulario {...contenido} alCerrar={cerrar} />
      </Modal>
      <ConfirmarDialogo
        abierto={abierto && preguntando}
        titulo="¿Descartar los cambios?"
        texto="Lo que cambiaste en el estado de la obra no se guardó."
        cancelar="Seguir editando"
        confirmar="Descartar"
        alCancelar={() => setPreguntando(false)}
        alConfirmar={() => {
          setPreguntando(false);
          alCerrar();
        }}
      />
    </>
  );
};
