import type { Legajo } from '@colega/contract/legajos';
import type { Campo } from '@colega/domain/formularios';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { BuscarLocalidad, localidadComoOpcion } from '../../../ui/buscar-localidad.tsx';
import { cambiarTitular, titularesDe } from '../formulario/borrador-de-certificado.ts';
import { useCertificando, useValor } from '../formulario/contexto-del-certificado.ts';

type Props = { campo: Campo };

const comoTexto = (valor: unknown): string => (typeof valor === 'number' ? String(valor) : '');
const comoId = (elegido: string): number | null => (elegido === '' ? null : Number(elegido));

/** CER-028. */
export const TitularCampo = ({ campo }: Props) => {
  const { legajo, cambiar } = useCertificando();
  const { valor, props } = useValor(campo.ruta);
  return (
    <SelectSimple
      {...props}
      name={campo.nombre}
      label={campo.etiqueta}
      required
      value={comoTexto(valor)}
      opciones={titularesDe(legajo).map(({ id, apellido_nombre }) => ({ value: String(id), label: apellido_nombre }))}
      alElegir={(elegido) => cambiar((b) => cambiarTitular(b, comoId(elegido), legajo))}
    />
  );
};

type Inmueble = Legajo['inmuebles'][number];

/** CER-033. Where neither is known, the street tells one property from another. */
export const nombreDeInmueble = ({ piso, depto, calle, numero }: Inmueble, varios: boolean): string => {
  const unidad = piso || depto ? `Piso ${piso || '-'} - Dpto ${depto || '-'}` : '';
  const lugar = `${calle} ${numero}`.trim();
  if (!unidad) return lugar;
  return varios ? `${unidad} (${lugar})` : unidad;
};

export const InmuebleCampo = ({ campo }: Props) => {
  const { legajo } = useCertificando();
  const { valor, poner, props } = useValor(campo.ruta);
  const lugares = new Set(legajo.inmuebles.map(({ calle, numero }) => `${calle} ${numero}`));
  return (
    <SelectSimple
      {...props}
      name={campo.nombre}
      label={campo.etiqueta}
      required
      value={comoTexto(valor)}
      opciones={legajo.inmuebles.map((inmueble) => ({
        value: String(inmueble.id),
        label: nombreDeInmueble(inmueble, lugares.size > 1),
      }))}
      alElegir={(elegido) => poner(comoId(elegido))}
    />
  );
};

export const LocalidadCampo = ({ campo }: Props) => {
  const { borrador, cambiar } = useCertificando();
  const { id, error } = useValor(campo.ruta).props;
  return (
    <BuscarLocalidad
      id={id}
      error={error}
      label={campo.etiqueta}
      value={borrador.localidad}
      alElegir={(localidad) =>
        cambiar((b) => ({
          ...b,
          localidad: localidad && localidadComoOpcion(localidad),
          valores: { ...b.valores, [campo.ruta]: localidad?.id ?? null },
        }))
      }
    />
  );
};
