import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { Icono, type NombreDeIcono } from '../signos/icono.tsx';
import estilos from './menu-de-opciones.module.css';

export type OpcionDeMenu = { texto: string; icono: NombreDeIcono; alElegir: () => void };

export type PropsDelBoton = {
  ref: Ref<HTMLButtonElement>;
  id: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls'?: string;
  onClick: () => void;
  onKeyDown: (tecla: KeyboardEvent) => void;
};

type Props = { opciones: readonly OpcionDeMenu[]; titulo?: string; boton: (props: PropsDelBoton) => ReactNode };

/** Mantine's menu weighs twice the screen that most people arrive at. This one is drawn only while open. */
export const MenuDeOpciones = ({ opciones, titulo, boton }: Props) => {
  const id = useId();
  const [abierto, setAbierto] = useState<'primera' | 'ultima' | null>(null);
  const botonRef = useRef<HTMLButtonElement>(null);
  const lugar = useCierreAfuera(abierto !== null, () => setAbierto(null));
  const cerrar = () => {
    setAbierto(null);
    botonRef.current?.focus();
  };
  const abrirConFlechas = (tecla: KeyboardEvent) => {
    if (tecla.key !== 'ArrowDown' && tecla.key !== 'ArrowUp') return;
    tecla.preventDefault();
    setAbierto(tecla.key === 'ArrowDown' ? 'primera' : 'ultima');
  };
  return (
    <div ref={lugar} className={estilos.lugar}>
      {boton({
        ref: botonRef,
        id: `${id}-boton`,
        'aria-haspopup': 'menu',
        'aria-expanded': abierto !== null,
        ...(abierto && { 'aria-controls': `${id}-menu` }),
        onClick: () => setAbierto(abierto ? null : 'primera'),
        onKeyDown: abrirConFlechas,
      })}
      {abierto && <Desplegado id={id} desde={abierto} titulo={titulo} opciones={opciones} alCerrar={cerrar} />}
    </div>
  );
};

type PropsDeDesplegado = {
  id: string;
  desde: 'primera' | 'ultima';
  titulo: string | undefined;
  opciones: readonly OpcionDeMenu[];
  alCerrar: () => void;
};

const Desplegado = ({ id, desde, titulo, opciones, alCerrar }: PropsDeDesplegado) => {
  const menu = useRef<HTMLDivElement>(null);
  const botones = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is opened once
  useEffect(
    () =>
      botones()
        .at(desde === 'primera' ? 0 : -1)
        ?.focus(),
    [],
  );
  const alPulsar = (tecla: KeyboardEvent) => {
    if (tecla.key === 'Escape' || tecla.key === 'Tab') alCerrar();
    const destino = destinoDe(tecla.key, botones());
    destino?.focus();
    // A Tab goes on from the button.
    if (destino || tecla.key === 'Escape') tecla.preventDefault();
  };
  return (
    <div
      ref={menu}
      id={`${id}-menu`}
      role="menu"
      aria-labelledby={`${id}-boton`}
      tabIndex={-1}
      className={estilos.menu}
      onKeyDown={alPulsar}
    >
      {titulo && (
        <p role="presentation" className={estilos.titulo}>
          {titulo}
        </p>
      )}
      {opciones.map(({ texto, icono, alElegir }) => (
        <button
          key={texto}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={estilos.opcion}
          onClick={() => {
            alCerrar();
            alElegir();
          }}
        >
          <Icono nombre={icono} />
          {texto}
        </button>
      ))}
    </div>
  );
};

const destinoDe = (tecla: string, botones: HTMLElement[]): HTMLElement | undefined => {
  const actual = botones.indexOf(document.activeElement as HTMLElement);
  const siguiente = (paso: number) => botones[(actual + paso + botones.length) % botones.length];
  if (tecla === 'ArrowDown') return siguiente(1);
  if (tecla === 'ArrowUp') return siguiente(actual < 0 ? 0 : -1);
  if (tecla === 'Home') return botones[0];
  if (tecla === 'End') return botones.at(-1);
  if (!/^\p{Letter}$/u.test(tecla)) return undefined;
  const desdeLaQueSigue = [...botones.slice(actual + 1), ...botones.slice(0, actual + 1)];
  return desdeLaQueSigue.find((boton) => boton.textContent?.toLowerCase().startsWith(tecla.toLowerCase()));
};

/** The press, or the focus, goes on to where it was going. */
const useCierreAfuera = (abierto: boolean, alCerrar: () => void) => {
  const lugar = useRef<HTMLDivElement>(null);
  const cerrar = useRef(alCerrar);
  cerrar.current = alCerrar;
  useEffect(() => {
    if (!abierto) return;
    const siEsAfuera = ({ target }: Event) => {
      if (!lugar.current?.contains(target as Node)) cerrar.current();
    };
    document.addEventListener('pointerdown', siEsAfuera);
    document.addEventListener('focusin', siEsAfuera);
    return () => {
      document.removeEventListener('pointerdown', siEsAfuera);
      document.removeEventListener('focusin', siEsAfuera);
    };
  }, [abierto]);
  return lugar;
};
