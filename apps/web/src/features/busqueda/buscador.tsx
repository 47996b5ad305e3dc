import { LARGO_DE_BUSQUEDA } from '@colega/contract/busqueda';
import { mensajes } from '@colega/contract/mensajes';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Loader, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Destino, useAdondeIr } from './adonde-ir.ts';
import estilos from './buscador.module.css';
import { type GrupoDeDestinos, gruposDe, useEncontrado } from './lo-encontrado.ts';
import { useElegido } from './use-elegido.ts';
import { useEnterAdelantado } from './use-enter-adelantado.ts';

const ESPERA_MS = 180;

/** What is written finds at each pause. The focus stays where one writes: arrows choose, Enter goes, and the first one is chosen by itself. */
export const Buscador = ({ alIr }: { alIr: () => void }) => {
  const id = useId();
  const [texto, setTexto] = useState('');
  const navegar = useNavigate();
  const { grupos, esperando, nada, falla, reintentar } = useGrupos(texto);
  const destinos = grupos.flatMap((grupo) => grupo.destinos);
  const { activo, alPulsar } = useElegido(esperando ? [] : destinos.map(claveDe), (i) => ir(destinos[i]));
  const ir = (destino: Destino | undefined) => {
    if (!destino) return;
    alIr();
    void navegar(destino.a);
  };
  const enter = useEnterAdelantado(esperando, () => ir(nada || falla ? undefined : destinos[0]));
  const idDe = (i: number) => `${id}-${i}`;
  return (
    <>
      <TextInput
        label="Número, comitente, CUIT, calle o partida"
        placeholder="O lo que querés hacer: pagar…"
        styles={{ label: { marginBottom: 6 } }}
        value={texto}
        maxLength={LARGO_DE_BUSQUEDA}
        role="combobox"
        aria-expanded={destinos.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        {...(activo !== null && { 'aria-activedescendant': idDe(activo) })}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        data-autofocus
        leftSection={<Icono nombre="buscar" />}
        rightSection={esperando && <Loader size={18} aria-hidden />}
        onChange={({ currentTarget: { value } }) => {
          enter.olvidar();
          setTexto(value);
        }}
        onKeyDown={(evento) => {
          enter.alPulsar(evento);
          alPulsar(evento);
        }}
      />
      <Estado texto={texto} grupos={grupos} esperando={esperando} falla={falla} alReintentar={reintentar} />
      <div id={id} role="listbox" aria-label="Resultados" aria-busy={esperando} className={estilos.opciones}>
        {grupos.map(({ nombre, destinos: suyos }) => (
          // biome-ignore lint/a11y/useSemanticElements: in a list of options, a group is one of them
          <div key={nombre} role="group" aria-label={nombre}>
            <div className={estilos.grupo} aria-hidden="true">
              {nombre}
            </div>
            {suyos.map((destino) => {
              const i = destinos.indexOf(destino);
              return (
                <Opcion key={claveDe(destino)} id={idDe(i)} destino={destino} activa={i === activo} alElegir={ir} />
              );
            })}
          </div>
        ))}
      </div>
    </>
  );
};

type PropsDeOpcion = { id: string; destino: Destino; activa: boolean; alElegir: (destino: Destino) => void };

const Opcion = ({ id, destino, activa, alElegir }: PropsDeOpcion) => {
  const { titulo, detalle, icono } = destino;
  const suya = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (activa) suya.current?.scrollIntoView({ block: 'nearest' });
  }, [activa]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box, which keeps the focus
    <div
      ref={suya}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={activa}
      className={estilos.opcion}
      onMouseDown={(evento) => evento.preventDefault()}
      onClick={() => alElegir(destino)}
    >
      <Icono nombre={icono} />
      <span className={estilos.texto}>
        {titulo}
        {detalle && <span className={estilos.detalle}>{detalle}</span>}
      </span>
    </div>
  );
};

const claveDe = ({ a, titulo }: Destino): string => `${a} ${titulo}`;

const useGrupos = (texto: string) => {
  const escrito = texto.trim();
  const [buscado] = useDebouncedValue(escrito, ESPERA_MS);
  const { data, isError, isFetching, refetch } = useEncontrado(buscado);
  const acciones = useAdondeIr(texto);
  const deEntrada = useAdondeIr('');
  const esperando = escrito !== '' && (escrito !== buscado || isFetching);
  const encontrados = escrito !== '' && buscado !== '' && data ? gruposDe(data) : [];
  const nada = encontrados.length === 0 && acciones.length === 0;
  const destinos = nada && !esperando ? deEntrada : acciones;
  const grupos: GrupoDeDestinos[] = [...encontrados, ...(destinos.length > 0 ? [{ nombre: 'Ir a', destinos }] : [])];
  const falla = isError && escrito !== '' && !isFetching;
  return { grupos, esperando, nada, falla, reintentar: () => void refetch() };
};

type PropsDeEstado = {
  texto: string;
  grupos: readonly GrupoDeDestinos[];
  esperando: boolean;
  falla: boolean;
  alReintentar: () => void;
};

/** What there is is said, and what to do when there is nothing. */
const Estado = ({ texto, grupos, esperando, falla, alReintentar }: PropsDeEstado) => {
  const escrito = texto.trim();
  const propios = grupos.filter(({ nombre }) => nombre !== 'Ir a').flatMap(({ destinos }) => destinos).length;
  if (falla)
    return (
      <Text role="alert" mt="sm">
        {mensajes.error_buscar}{' '}
        <Button variant="subtle" size="sm" onClick={alReintentar}>
          Reintentar
        </Button>
      </Text>
    );
  if (escrito === '' || esperando || propios > 0)
    return <VisuallyHidden role="status">{decirCuantos(escrito, esperando, propios)}</VisuallyHidden>;
  return (
    <Text role="status" mt="sm">
      No encontramos «{escrito}» en lo tuyo. Probá con el número de un legajo, un cupón o un certificado, el apellido o
      el CUIT de un comitente, la calle o la partida.
    </Text>
  );
};

const decirCuantos = (escrito: string, esperando: boolean, cuantos: number): string => {
  if (escrito === '') return '';
  if (esperando) return 'Buscando…';
  return cuantos === 1 ? '1 resultado' : `${cuantos} resultados`;
};
