import type { CampoDeNumero, CampoDeTexto } from '@colega/domain/certificados';
import { Text, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { seccionDeUnidad } from '../../../form/dynamic/campos/unidad.tsx';
import { Icono } from '../../../ui/icono.tsx';
import { useCertificando, useValor } from '../formulario/contexto-del-certificado.ts';

/** The keys a phone shows: without a decimal point where none fits. */
const TECLADO: Partial<Record<CampoDeNumero['regla'], TextInputProps['inputMode']>> = {
  entero: 'numeric',
  anio: 'numeric',
  seis_digitos_sin_separadores: 'numeric',
};

/** S-313: the rules of measures want a comma (VAL-008, VAL-009), and many keyboards have a dot. */
const conComa = (regla: CampoDeNumero['regla'], escrito: string): string =>
  regla in TECLADO || !/^\d+\.\d*$/.test(escrito) ? escrito : escrito.replace('.', ',');

export const NumeroCampo = ({ campo }: { campo: CampoDeNumero }) => {
  const { valor, poner, props } = useValor(campo.ruta);
  const { etiqueta, unidad, ayuda, opcional, nombre = campo.ruta, regla } = campo;
  return (
    <>
      <TextInput
        autoComplete="off"
        {...props}
        name={nombre}
        label={etiqueta}
        description={ayuda}
        required={!opcional}
        inputMode={TECLADO[regla] ?? 'decimal'}
        value={valor === null ? '' : String(valor)}
        onChange={(evento) => poner(conComa(regla, evento.currentTarget.value))}
        {...(unidad && { 'aria-description': unidad })}
        {...seccionDeUnidad(unidad)}
      />
      <Advertencia ruta={campo.ruta} />
    </>
  );
};

/** Said, never in the way; whoever listens hears it once typed. */
const Advertencia = ({ ruta }: { ruta: string }) => {
  const texto = useCertificando().advertencias.get(ruta);
  return (
    <div aria-live="polite">
      {texto && (
        <Text size="sm" mt={4} style={{ display: 'flex', gap: 6, alignItems: 'flex-start' }} data-advertencia>
          <span style={{ flex: 'none', display: 'flex', paddingTop: 2, color: 'var(--colega-aviso-borde)' }}>
            <Icono nombre="alerta" tamanio={18} />
          </span>
          <span>{texto}</span>
        </Text>
      )}
    </div>
  );
};

const LINEAS = 3;

export const TextoCampo = ({ campo }: { campo: CampoDeTexto }) => {
  const { valor, poner, props } = useValor(campo.ruta);
  const { etiqueta, ayuda, opcional, parrafo, nombre = campo.ruta, regla } = campo;
  const comun = {
    autoComplete: 'off',
    ...props,
    name: nombre,
    label: etiqueta,
    description: ayuda,
    required: !opcional,
    value: valor === null ? '' : String(valor),
  };
  return parrafo ? (
    <Textarea {...comun} autosize minRows={LINEAS} onChange={(evento) => poner(evento.currentTarget.value)} />
  ) : (
    <TextInput
      {...comun}
      {...(regla && { inputMode: 'tel' as const })}
      onChange={(evento) => poner(evento.currentTarget.value)}
    />
  );
};
