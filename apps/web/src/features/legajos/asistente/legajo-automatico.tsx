import { mensajes } from '@colega/contract/mensajes';
import { useEffect } from 'react';
import { avisarError } from '../../../ui/avisos.tsx';
import { EsqueletoDePantalla } from '../../../ui/esqueleto.tsx';
import { FallaDeConsulta } from '../../../ui/falla-de-consulta.tsx';
import { SinPermiso } from '../../../ui/sin-permiso.tsx';
import { AsistenteAutomatico } from './asistente-automatico.tsx';
import { ConTitulo } from './con-titulo.tsx';
import { useReferencias } from './use-referencias.ts';

/** /app/ejercicio/legajo/automatico (AUT-001). */
const LegajoAutomatico = () => {
  const { datos, falla, reintentar, reintentando } = useReferencias();
  useEffect(() => {
    if (falla) avisarError(mensajes.error_cargar_datos); // ERR-001
  }, [falla]);

  if (falla)
    return (
      <ConTitulo>
        <FallaDeConsulta
          error={falla}
          mensaje={mensajes.error_cargar_datos}
          alReintentar={reintentar}
          reintentando={reintentando}
        />
      </ConTitulo>
    );
  if (!datos)
    return (
      <ConTitulo>
        <EsqueletoDePantalla />
      </ConTitulo>
    );
  if (!datos.configuracion.calculo_automatico)
    return (
      <ConTitulo>
        <SinPermiso
          titulo="El cálculo automático no está disponible"
          porque="Tu colegio no tiene habilitada la carga de legajos con cálculo automático."
        />
      </ConTitulo>
    );
  return <AsistenteAutomatico referencias={datos} />;
};

export default LegajoAutomatico;
