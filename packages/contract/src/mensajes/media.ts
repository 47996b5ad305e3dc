/** Some are literal (docs/reference/rules.md#literal-texts). */
export const mensajesDeMedia = {
  imagen_grande: 'La imagen no debe superar los 3MB.',
  imagen_sin_recortar: 'Debe recortar la imagen antes de guardar',
  imagen_no_cargada: 'La imagen no pudo ser cargada',
  error_guardar_imagen: 'Error al intentar guardar la imagen',
  imagen_cargada: 'Imagen Cargada exitosamente',
  imagen_de_otro_formato: 'El archivo tiene que ser una foto jpg o png, o un pdf.',
  imagen_ilegible: 'No pudimos leer el archivo. Probá con otra foto.',
  foto_guardada_aca: 'La foto está guardada en este dispositivo y se envía sola cuando vuelva la conexión.',
  foto_sin_guardar:
    'La foto no está guardada en este dispositivo: si salís o recargás se pierde. Descargá una copia antes.',
  foto_sin_preparar:
    'Sin conexión no se puede preparar esta foto ahora. Seguí con lo demás: cuando vuelva la conexión, terminala acá.',
  fotos_sin_recortar: 'Recortá las que falten para poder enviarlas.',
  fotos_guardadas_aca:
    'Están guardadas en este dispositivo y se envían solas cuando vuelva la conexión; después vas a poder guardar.',
  foto_ajena: 'Esa foto no existe. Volvé a subirla.',
} as const;
