import { LARGO_DE_RESPUESTA, OBSERVACIONES_POR_ACTO, type ObservacionTipo } from '@colega/contract/legajos';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { nombreDeCampo } from '@colega/domain/legajos';
import { AreaDeTexto } from '@colega/web-kit/ui/entradas/area-de-texto.tsx';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { BorradorDeRevision, PorObservar } from './borrador-de-revision.ts';
import {
  armarOpcion,
  DEL_LEGAJO_ENTERO,
  leerOpcion,
  OPCIONES_DE_DATO,
  textoAlElegir,
  textosDe,
} from './datos-por-observar.ts';

type Props = {
  borrador: BorradorDeRevision;
  tipos: readonly ObservacionTipo[];
  /** The one that was just added takes the focus: at its datum, or at its text when that is known. */
  recien: RefObject<string | null>;
  titulo: RefObject<HTMLHeadingElement | null>;
  alAgregar: () => void;
  alEnviar: () => void;
  /** Somebody tried to send them: what has no text is said. */
  intentado: boolean;
};

/** What is going to be observed: several data in one act, kept here until it is sent. */
export const ListaPorObservar = ({ borrador, tipos, recien, titulo, alAgregar, alEnviar, intentado }: Props) => {
  const { observaciones } = borrador;
  const alPulsar = (evento: KeyboardEvent) => {
    if (evento.key === 'Escape') titulo.current?.focus();
    if (evento.key !== 'Enter' || !(evento.ctrlKey || evento.metaKey)) return;
    evento.preventDefault();
    alEnviar();
  };
  if (observaciones.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="titulo-por-observar" padding="md" onKeyDown={alPulsar}>
      <Stack gap="sm">
        <Title order={2} size="h4" id="titulo-por-observar" ref={titulo} tabIndex={-1}>
          Por observar ({observaciones.length})
        </Title>
        <Text size="sm" c="dimmed">
          Todavía no se mandó nada. Con Esc salís del texto y con «o» agregás otra.
        </Text>
        {observaciones.map((una, i) => (
          <UnaPorObservar
            key={una.clave}
            {...{ una, tipos, recien, borrador, intentado }}
            orden={i + 1}
            alQuitar={titulo}
          />
        ))}
        <Group gap="xs">
          <Button onClick={alEnviar}>
            {observaciones.length === 1 ? 'Enviar la observación' : `Enviar las ${observaciones.length} observaciones`}
          </Button>
          {observaciones.length < OBSERVACIONES_POR_ACTO && (
            <Button variant="default" onClick={alAgregar}>
              Agregar otra
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  );
};

type PropsDeUna = Pick<Props, 'borrador' | 'tipos' | 'recien' | 'intentado'> & {
  una: PorObservar;
  orden: number;
  alQuitar: RefObject<HTMLElement | null>;
};

const UnaPorObservar = ({ una, orden, borrador, tipos, recien, alQuitar, intentado }: PropsDeUna) => {
  const { clave, campo, texto } = una;
  const dato = useRef<HTMLSelectElement>(null);
  const escrito = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (recien.current !== clave) return;
    recien.current = null;
    (campo === null ? dato.current : escrito.current)?.focus();
  }, [recien, clave, campo]);
  const suyos = textosDe(tipos, campo);
  const nombre = nombreDeCampo(campo) ?? DEL_LEGAJO_ENTERO;
  return (
    <Stack gap={6} role="group" aria-label={`Observación ${orden}: ${nombre}`}>
      <SelectSimple
        ref={dato}
        label="Dato"
        value={armarOpcion(campo)}
        opciones={OPCIONES_DE_DATO}
        alElegir={(opcion) => {
          const nuevo = leerOpcion(opcion);
          borrador.escribir(clave, { campo: nuevo, texto: textoAlElegir(tipos, nuevo, texto) });
        }}
      />
      {suyos.length > 0 && (
        <SelectSimple
          label="Texto del Colegio"
          vacio="Escrito por vos"
          value={suyos.includes(texto) ? texto : ''}
          opciones={suyos.map((suyo) => ({ value: suyo, label: suyo }))}
          alElegir={(elegido) => borrador.escribir(clave, { texto: elegido })}
        />
      )}
      <AreaDeTexto
        ref={escrito}
        id={`texto-${clave}`}
        label="Qué tiene que corregir o aclarar"
        lineas={2}
        maxLength={LARGO_DE_RESPUESTA}
        error={intentado && texto.trim() === '' && todosLosMensajes.que_corregir_requerido}
        value={texto}
        onChange={({ currentTarget: { value } }) => borrador.escribir(clave, { texto: value })}
      />
      <Group>
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={`Quitar la observación ${orden}, ${nombre}`}
          onClick={() => {
            borrador.quitar(clave);
            alQuitar.current?.focus();
          }}
        >
          Quitar
        </Button>
      </Group>
    </Stack>
  );
};
