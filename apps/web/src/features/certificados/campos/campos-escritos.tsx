import { type Campo, esRequerido, leerFormato } from '@colega/domain/formularios';
import { seccionDeUnidad } from '@colega/web-kit/form/campos/unidad.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Text, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { useCertificando, useValor } from '../formulario/contexto-del-certificado.ts';

/** The keys a phone shows: without a decimal point where none fits. */
const TECLADO: Readonly<Record<string, TextInputProps['inputMode']>> = {
  entero: 'numeric',
  anio: 'numeric',
  seis_digitos_sin_separadores: 'numeric',
};

/** S-313: the rules of measures want a comma (VAL-008, VAL-009), and many keyboards have a dot. */
const conComa = (formato: string, escrito: string): string =>
  formato in TECLADO || !/^\d+\.\d*$/.test(escrito) ? escrito : escrito.replace('.', ',');

export const NumeroCampo = ({ campo }: { campo: Campo }) => {
  const { valor, poner, props } = useValor(campo.ruta);
  const { etiqueta, unidad, ayuda, nombre = campo.ruta } = campo;
  const formato = leerFormato(campo) ?? '';
  return (
    <>
      <TextInput
        autoComplete="off"
        {...props}
        name={nombre}
        label={etiqueta}
        description={ayuda}
        required={esRequerido(campo)}
        inputMode={TECLADO[formato] ?? 'decimal'}
        value={valor === null ? '' : String(valor)}
        onChange={(evento) => poner(conComa(formato, evento.currentTarget.value))}
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

export const TextoCampo = ({ campo }: { campo: Campo }) => {
  const { valor, poner, props } = useValor(campo.ruta);
  const { etiqueta, ayuda, nombre = campo.ruta } = campo;
  const comun = {
    autoComplete: 'off',
    ...props,
    name: nombre,
    label: etiqueta,
    description: ayuda,
    required: esRequerido(campo),
    value: valor === null ? '' : String(valor),
  };
  return campo.tipo === 'parrafo' ? (
    <Textarea {...comun} autosize minRows={LINEAS} onChange={(evento) => poner(evento.currentTarget.value)} />
  ) : (
    <TextInput
      {...comun}
      {...(leerFormato(campo) && { inputMode: 'tel' as const })}
      onChange={(evento) => poner(evento.currentTarget.value)}
    />
  );
};
