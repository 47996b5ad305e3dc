import { mensajes } from '@colega/contract/mensajes';
import { CloseButton, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Icono } from '../signos/icono.tsx';

export type OpcionDeAutocompletar = { value: string; label: string; detalle?: string };

type Props = {
  label: string;
  value: OpcionDeAutocompletar | null;
  alElegir: (opcion: OpcionDeAutocompletar | null) => void;
  opciones: readonly OpcionDeAutocompletar[] | undefined;
  alBuscar: (texto: string) => void;
  cargando?: boolean;
  falla?: string | null;
  minimo?: number;
  error?: ReactNode;
  description?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  id?: string;
  ref?: Ref<HTMLInputElement>;
};

const ESPERA_MS = 250;

/** LAY-030, LAY-031: only what is picked from the list counts. */
export const Autocompletar = (props: Props) => {
  const {
    label,
    value,
    alElegir,
    opciones,
    alBuscar,
    cargando = false,
    falla = null,
    minimo = 0,
    ref,
    ...campo
  } = props;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const caja = useRef<HTMLDivElement>(null);
  const [texto, setTexto] = useState(value?.label ?? '');
  const [buscado] = useDebouncedValue(texto, ESPERA_MS);
  // Typing over a choice undoes it, but the text typed stays.
  const reescribe = useRef(false);
  const elegido = value?.label ?? null;
  useEffect(() => {
    if (elegido !== null || !reescribe.current) setTexto(elegido ?? '');
    reescribe.current = false;
  }, [elegido]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function is not a new search
  useEffect(() => {
    if (buscado.trim().length >= minimo && buscado !== value?.label) alBuscar(buscado.trim());
  }, [buscado]);

  const corto = texto.trim().length < minimo;
  const esperando = cargando || texto !== buscado;
  const elegir = (valor: string) => {
    const opcion = opciones?.find((o) => o.value === valor) ?? null;
    alElegir(opcion);
    setTexto(opcion?.label ?? '');
    combobox.closeDropdown();
  };
  const escribir = (nuevo: string) => {
    setTexto(nuevo);
    if (value) {
      reescribe.current = true;
      alElegir(null);
    }
    combobox.openDropdown();
    combobox.updateSelectedOptionIndex();
  };
  const limpiar = () => {
    setTexto('');
    alElegir(null);
    combobox.closeDropdown();
  };

  return (
    <Combobox store={combobox} onOptionSubmit={elegir}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          {...campo}
          {...(ref && { ref })}
          label={label}
          value={texto}
          autoComplete="off"
          role="combobox"
          onChange={(e) => escribir(e.currentTarget.value)}
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown();
            if (!value) setTexto('');
          }}
          rightSection={seccion(esperando && !corto, texto !== '' && !campo.disabled, `Borrar ${label}`, limpiar)}
          rightSectionPointerEvents="all"
          inputContainer={(entrada) => (
            <div ref={caja}>
              {entrada}
              {combobox.dropdownOpened && (
                <Combobox.DropdownTarget>
                  <Lugar de={caja} />
                </Combobox.DropdownTarget>
              )}
            </div>
          )}
        />
      </Combobox.EventsTarget>
      {combobox.dropdownOpened && (
        <Combobox.Dropdown>
          <Combobox.Options aria-label={label} mah={320} style={{ overflowY: 'auto' }}>
            {corto ? (
              <Combobox.Empty>Escribí al menos {minimo} letras para buscar.</Combobox.Empty>
            ) : (
              <Resultado opciones={opciones} esperando={esperando} falla={falla} vacio={texto.trim() === ''} />
            )}
          </Combobox.Options>
        </Combobox.Dropdown>
      )}
    </Combobox>
  );
};

/** Says where the list goes as it is opened: a box that says so as it is drawn has its form drawn twice. */
const Lugar = ({ de, ref }: { de: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement | null> }) => {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => de.current, [de]);
  return null;
};

const seccion = (buscando: boolean, hayTexto: boolean, nombre: string, limpiar: () => void): ReactNode => {
  if (buscando) return <Loader size={18} aria-hidden />;
  if (!hayTexto) return <Icono nombre="buscar" />;
  return <CloseButton aria-label={nombre} onMouseDown={(e) => e.preventDefault()} onClick={limpiar} />;
};

type PropsDeResultado = Pick<Props, 'opciones'> & { esperando: boolean; falla: string | null; vacio: boolean };

const Resultado = ({ opciones, esperando, falla, vacio }: PropsDeResultado) => {
  if (falla) return <Combobox.Empty role="alert">{falla}</Combobox.Empty>;
  if (!opciones || (esperando && opciones.length === 0)) return <Combobox.Empty>Buscando…</Combobox.Empty>;
  if (opciones.length === 0) {
    return (
      <Combobox.Empty role="status">
        {vacio ? mensajes.autocomplete_vacio : mensajes.autocomplete_sin_coincidencias}
      </Combobox.Empty>
    );
  }
  return opciones.map(({ value, label, detalle }) => (
    <Combobox.Option key={value} value={value}>
      {label}
      {detalle && <span style={{ display: 'block', color: 'var(--colega-texto-suave)' }}>{detalle}</span>}
    </Combobox.Option>
  ));
};
